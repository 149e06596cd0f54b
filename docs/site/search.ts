import { basename } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { makeReference } from './reference/make.js';
import { writeScene } from './scene-page.js';
import { searchWords } from './search-words.js';

/** A searchable part of a page. */
export interface Section {
  readonly anchor: string;
  /** The title of the page, and that of the part. */
  readonly titles: string[];
  readonly text: string;
}

/** The fields of a part of a page; VitePress has no type for this option. */
const indexed: object = { fields: ['title', 'titles', 'text', 'words'] };

/**
 * Search in an index that is part of the site. Any word of a query counts; the guide comes before the reference
 * and the changelog last. The browser gets these functions as text: they must not use anything from outside.
 */
export const search: NonNullable<DefaultTheme.Config['search']> = {
  provider: 'local',
  options: {
    detailedView: true,
    miniSearch: {
      options: {
        ...indexed,
        // Called while the index is built, never in a browser.
        extractField: (document: { readonly id: string } & Record<string, unknown>, name) =>
          (name === 'words' ? wordsOf(document.id) : document[name]) as string,
        processTerm: (term) => term.toLowerCase(),
      },
      searchOptions: {
        processTerm: (term) => {
          /** Words that say nothing; `cc` is the engine's own prefix: cc.MoveTo is MoveTo. */
          const empty = ['a', 'an', 'and', 'cc', 'for', 'how', 'in', 'of', 'on', 'the', 'to', 'with'];
          const word = term.toLowerCase();
          return empty.includes(word) ? null : word;
        },
        boostDocument: (id) => {
          const weights: readonly (readonly [RegExp, number])[] = [
            [/\/(?:all-tables|changelog)/, 0.02],
            [/\/(?:architecture|benchmarks|consumers|contributing|libraries|results|security|sizes)/, 0.1],
            [/\/(?:beside-others|cocos2d-x|differences)/, 0.25],
            [/\/gallery\//, 0.3],
            [/\/reference\//, 0.35],
            [/\/(?:guide\/)?from-/, 0.5],
          ];
          return weights.find(([pattern]) => pattern.test(String(id)))?.[1] ?? 1;
        },
        combineWith: 'OR',
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        // Nearly every page is about these.
        boostTerm: (term) =>
          /^(?:animat(?:e|es|ed|ing|ions?)|elements?|motions?|page|rxjs|effects?)$/.test(term) ? 0.1 : 1,
        boost: { title: 8, words: 6, titles: 2, text: 1 },
      },
      // Generated pages: VitePress has no file for them.
      _splitIntoSections: async (path, html) => {
        const markdown = html === '' ? await writtenPage(path) : undefined;
        return (markdown === undefined ? undefined : sectionsOf(markdown)) as never;
      },
    },
  },
};

/** The words for a part of a page, by its identifier in the index. */
function wordsOf(id: string): string {
  return searchWords[id.replace(/^\/(?:__site__\/)?/, '')] ?? '';
}

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
    { anchor: slug(title), titles: [title], text: plain(head) },
    ...parts.map((part) => {
      const [, name = '', anchor = slug(name)] = /^(.*?)(?: \{#(.*)\})?$/m.exec(part) ?? [];
      return { anchor, titles: [title, name], text: plain(part) };
    }),
  ];
}

/** The anchor that VitePress gives a heading. Its list of results with excerpts needs one for every part. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Words and code, without Markdown syntax. */
function plain(markdown: string): string {
  return markdown
    .replace(/\]\([^)]*\)|\{#.*\}|<[^>]*>/g, ' ')
    .replace(/[`*#[\]]/g, '')
    .trim();
}
