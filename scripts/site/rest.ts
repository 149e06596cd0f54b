import { randomFrom } from '../../test/random-from.js';
import { alive, pagesOf, type Site, type SiteCheck, visit } from './site-check.js';

/** So high that most pages are seen as a whole. */
const viewport = { width: 1280, height: 2400 };
const sampled = 32;
const atOnce = 4;

/**
 * With `?instant`, a page stands still: two pictures a second apart are equal. 32 pages are looked at; `SEED=2` takes
 * others, and `REST=all` takes all pages, which takes minutes.
 */
export const checkRest: SiteCheck = async (site) => {
  const all = pagesOf(site);
  const left = process.env.REST === 'all' ? [...all] : sampleOf(all, Number(process.env.SEED ?? 1));
  const count = left.length;
  const faults: string[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop())
        if (await moves(site, path)) faults.push(`${path}: moves with ?instant`);
    }),
  );
  return { summary: `${count} of ${all.length} pages rest with ?instant`, faults };
};

function sampleOf(paths: readonly string[], seed: number): string[] {
  const random = randomFrom(seed);
  return paths
    .map((path) => ({ path, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, sampled)
    .map(({ path }) => path);
}

async function moves(site: Site, path: string): Promise<boolean> {
  const page = await site.context.newPage();
  try {
    await page.setViewportSize(viewport);
    await visit(page, site, path, '?instant');
    await alive(page);
    // Pictures and code that are loaded late have arrived.
    await page.waitForLoadState('networkidle');
    let before = await page.screenshot();
    // On a busy machine, what is written late may come after the first picture.
    for (let attempt = 0; attempt < 3; attempt++) {
      await page.waitForTimeout(1000);
      const after = await page.screenshot();
      if (after.equals(before)) return false;
      before = after;
    }
    return true;
  } finally {
    await page.close();
  }
}
