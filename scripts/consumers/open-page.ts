import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../../test/browser/executable.js';
import { LONGEST } from './run.js';

/** Serves a folder, opens its index.html in Chromium and waits for its report; throws if that is a failure. */
export async function openPage(folder: string): Promise<string> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('no Chromium found: install it or set CHROME_PATH');
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const asked = join(folder, decodeURIComponent(pathname));
    const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked;
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: [...chromiumArguments],
  });
  context.setDefaultTimeout(LONGEST);
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const verdict = await page
      .waitForSelector('[data-verdict]', { state: 'attached' })
      .then((element) => element.getAttribute('data-verdict'))
      .catch(() => 'no report');
    if (errors.length > 0 || !verdict?.startsWith('passed')) throw new Error([verdict, ...errors].join('\n'));
    return verdict;
  } finally {
    await context.close();
    server.close();
    server.closeAllConnections();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};
