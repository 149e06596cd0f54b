import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumPath } from '../test/browser/executable.js';
import { builtSite } from '../test/site/built-site.js';
import { serveSite } from './site/serve-site.js';

/*
 * `npm run lighthouse` measures five pages of the site with Lighthouse, which npx fetches: each category must reach 95.
 * Words select pages: `npm run lighthouse -- index`.
 */
const version = '13.5.0';
const least = 95;
const pages = ['index', 'guide/getting-started', 'gallery/move-to', 'reference/clock', 'guide/easing'];

const asked = process.argv.slice(2);
const server = await serveSite(builtSite());
try {
  for (const page of asked.length > 0 ? asked : pages) {
    const scores = await measure(`${server.base}${page}.html`);
    const isGood = Object.values(scores).every((score) => score >= least);
    const listed = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
    console.log(`${isGood ? 'passed' : 'FAILED'}  ${page.padEnd(24)}${listed.join(', ')}`);
    if (!isGood) process.exitCode = 1;
  }
} finally {
  await server.close();
}

/** The scores of Lighthouse, from 0 to 100, for a phone with a slow connection. */
async function measure(address: string): Promise<Readonly<Record<string, number>>> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const parameters = ['--yes', `lighthouse@${version}`, address, '--output=json', '--quiet', flags];
  const { stdout } = await promisify(execFile)('npx', parameters, {
    env: { ...process.env, CHROME_PATH: chromiumPath() ?? '' },
    maxBuffer: 1 << 28,
  });
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { title: string; score: number }> };
  return Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)]));
}
