import { basename } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { makeReference } from './reference/make.js';
import { writeScene } from './scene-page.js';

/** A searchable part of a page. */
export interface Section {
  readonly anchor: string;
  /** The title of the page, and that of the part. */
  readonly titles: string[];
  readonly text: string;
}

/** Search in an index that is part of the site: code names whole or by prefix, all words of a query. */
export const search: NonNullable<DefaultTheme.Config['search']> = {
  provider: 'local',
  options: {
    miniSearch: {
      options: { processTerm: (term) => term.toLowerCase() },
      searchOptions: {
        // The engine's own prefix: cc.MoveTo is MoveTo.
        processTerm: (term) => (term.toLowerCase() === 'cc' ? null : term.toLowerCase()),
        combineWith: 'AND',
        prefix: true,
        fuzzy: 0.15,
        boost: { title: 8, titles: 2, text: 1 },
      },
      // Generated pages: VitePress has no file for them.
      _splitIntoSections: async (path, html) => {
        const markdown = html === '' ? await writtenPage(path) : undefined;
        return (markdown === undefined ? undefined : sectionsOf(markdown)) as never;
      },
    },
  },
};

async function writtenPage(path: string): Promise<string | undefined> {
  const id = basename(path, '.md');
  if (path.includes('/gallery/')) return writeScene(id)?.markdown;
  return (await makeReference()).find(({ page }) => page.id === id)?.markdown;
}

/** The parts of a page: one up to the second heading, then one per heading. */
export function sectionsOf(markdown: string): Section[] {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? '';
  return [
    { anchor: '', titles: [title], text: plain(head) },
    ...parts.map((part) => {
      const [, name = '', anchor = name.toLowerCase()] = /^(.*?)(?: \{#(.*)\})?$/m.exec(part) ?? [];
      return { anchor, titles: [title, name], text: plain(part) };
    }),
  ];
}

/** Words and code, without Markdown syntax. */
function plain(markdown: string): string {
  return markdown
    .replace(/\]\([^)]*\)|\{#.*\}|<[^>]*>/g, ' ')
    .replace(/[`*#[\]]/g, '')
    .trim();
}
