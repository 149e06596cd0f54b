import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments } from '../../test/browser/executable.js';

/** A browser of Debian that opens an address by itself, without a driver. */
export interface InstalledBrowser {
  readonly name: string;
  /** The package that has it. */
  readonly needs: string;
  readonly executable: string;
  readonly parts: (address: string, profile: string) => readonly string[];
}

const chromium = (name: string): InstalledBrowser => ({
  name,
  needs: name,
  executable: `/usr/bin/${name}`,
  parts: (address, profile) => [
    ...chromiumArguments,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    address,
  ],
});

export const browsers: readonly InstalledBrowser[] = [
  chromium('chromium-headless-shell'),
  chromium('chromium'),
  {
    name: 'firefox-esr',
    needs: 'firefox-esr',
    executable: '/usr/bin/firefox-esr',
    parts: (address, profile) => ['--headless', '--no-remote', '--profile', profile, address],
  },
  {
    name: 'WebKitGTK',
    needs: 'libwebkit2gtk-4.1-0 and xvfb',
    executable: '/usr/bin/xvfb-run',
    parts: (address) => ['-a', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', '--private', address],
  },
];

export function isInstalled({ executable, parts }: InstalledBrowser): boolean {
  const [, inner = ''] = parts('', '');
  return existsSync(executable) && (!inner.startsWith('/') || existsSync(inner));
}

/** Opens an address in a browser; the result closes it. */
export function openIn({ executable, parts }: InstalledBrowser, address: string): () => void {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  // A group of its own: a browser is several processes.
  const child: ChildProcess = spawn(executable, parts(address, profile), { detached: true, stdio: 'ignore' });
  return () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
