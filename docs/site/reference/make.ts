import { cachedBySources } from './cached.js';
import { type ReferencePage, referencePages } from './pages.js';

/** A written page of the reference. */
export interface WrittenPage {
  readonly page: ReferencePage;
  readonly markdown: string;
  /** The names on it, in order. */
  readonly names: readonly string[];
}

/** Writes the reference from the docblocks, or takes it from the cache for the same sources. */
export async function makeReference(): Promise<readonly WrittenPage[]> {
  return (await cachedBySources('reference', writeAll)) as WrittenPage[];
}

async function writeAll(): Promise<WrittenPage[]> {
  // Loaded only if something has changed: their dependencies load slowly.
  const [{ readReference }, { writePage }] = await Promise.all([import('./read.js'), import('./write.js')]);
  const reference = await readReference();
  return Promise.all(
    referencePages.map(async (page) => {
      const markdown = await writePage(page, reference);
      return { page, markdown, names: [...markdown.matchAll(/^## (\S+) \{#/gm)].map(([, name]) => name!) };
    }),
  );
}
