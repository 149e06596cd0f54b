import { existsSync } from 'node:fs';

/** Headless, without background traffic, and unable to reach any host but 127.0.0.1. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** CHROME_PATH, or the system's own Chromium; undefined where there is none. */
export function chromiumPath(): string | undefined {
  const given = process.env.CHROME_PATH;
  const candidates = given ? [given] : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return candidates.find((path) => existsSync(path));
}
