import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from './serve.mjs';

/** How Chromium is started. */
export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is, if anywhere. */
export const chromiumPath = () =>
  [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );

/** Starts Chromium beside a server of `pages`. */
export async function open(pages) {
  const server = await serve(pages);
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  // Loaded only here: it makes objects with x and y, and V8 then gives every number of a target an object of its own.
  const { chromium } = await import('playwright-core');
  const options = { executablePath: chromiumPath(), headless: true, args: ARGS };
  const context = await chromium.launchPersistentContext(profile, options);
  return {
    context,
    address: server.address,
    async close() {
      await context.close();
      server.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Whether the command line asks for this kind of scene. */
export const isAsked = ({ cases }, kind) => cases?.includes(kind) ?? true;

/** Whether the command line asks for a contestant; `rx-motion` stands for all of its forms. */
export const wantedBy =
  ({ contestants }) =>
  (name) =>
    contestants === undefined || contestants.some((each) => name === each || name.startsWith(`${each}-`));
