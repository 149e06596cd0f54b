import { existsSync, realpathSync } from 'node:fs';

/**
 * Headless, without background traffic, and unable to reach any host but 127.0.0.1. The pages of a context share one
 * process: starting one for each page is most of the work of opening it.
 */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--renderer-process-limit=1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * CHROME_PATH, or the system's own Chromium; undefined if neither exists. The headless shell comes first: it is the
 * same engine, and opens a page with a fifth of the work.
 */
export function chromiumPath(): string | undefined {
  const given = process.env.CHROME_PATH;
  return (given ? [given] : installed).find((path) => existsSync(path));
}

/** Another of the system's own than {@link chromiumPath}; undefined if there is none. */
export function otherChromiumPath(): string | undefined {
  const first = chromiumPath();
  if (first === undefined) return undefined;
  return installed.find((path) => existsSync(path) && realpathSync(path) !== realpathSync(first));
}

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
