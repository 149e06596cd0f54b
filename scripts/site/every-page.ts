import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../package/entry-points.js';
import { alive, pagesOf, type Site, type SiteCheck, visit } from './site-check.js';

const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** The colour schemes of a page. Rules that are not about colours give the same result in all of them. */
const grounds = [
  { ground: 'light', colorScheme: 'light', forcedColors: 'none', rules: [] },
  { ground: 'dark', colorScheme: 'dark', forcedColors: 'none', rules: ['color-contrast'] },
  { ground: 'forced', colorScheme: 'light', forcedColors: 'active', rules: ['color-contrast'] },
] as const;

/**
 * Every page logs nothing to the console, makes no requests to other hosts, fits a phone, and passes axe-core.
 * `PAGES=guide` checks the pages with that word in their paths.
 */
export const checkEveryPage: SiteCheck = async (site) => {
  const left = pagesOf(site).filter((path) => path.includes(process.env.PAGES ?? ''));
  const count = left.length;
  const faults: string[] = [];
  // One page is checked while another loads.
  await Promise.all(
    [1, 2].map(async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        faults.push(...(await faultsOf(site, path)).map((fault) => `${path}: ${fault}`));
      }
    }),
  );
  return { summary: `${count} pages in light, dark and forced colours`, faults };
};

async function faultsOf(site: Site, path: string): Promise<string[]> {
  const page = await site.context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    // A message of the driver on machines without a graphics card.
    if (!message.text().includes('GL Driver Message')) faults.push(`logs ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`throws ${String(error)}`));
  page.on('request', (request) => {
    if (!/^(?:data|blob|about):/.test(request.url()) && !request.url().startsWith(site.base))
      faults.push(`requests ${request.url()}`);
  });
  await visit(page, site, path);
  await alive(page);
  await page.evaluate(axe);
  for (const { ground, colorScheme, forcedColors, rules } of grounds) {
    // Nothing is half transparent on its way.
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    await page.waitForFunction(
      (isDark) => document.documentElement.classList.contains('dark') === isDark,
      colorScheme === 'dark',
    );
    faults.push(...(await violations(page, rules)).map((violation) => `${ground}: ${violation}`));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) faults.push(`is ${over} px wider than a phone`);
  await page.close();
  return faults;
}

/** The violations that axe finds on a page. */
function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  return page.evaluate(async (rules) => {
    interface Axe {
      readonly run: (
        context: Document,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    }
    // A sandboxed frame cannot be checked: trying logs an error.
    const options = { iframes: false, ...(rules.length > 0 && { runOnly: rules }) };
    const found = await (globalThis as unknown as { axe: Axe }).axe.run(document, options);
    return found.violations.map(({ id, nodes }) => `${id} ${nodes[0]!.html.slice(0, 160)} (${nodes.length})`);
  }, rules);
}
