import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EntryPoint, entryPoints, root } from '../package/entry-points.js';

const programsShown = 3;

/** The rules that hold for every entry point. */
const rules = `- Durations come first and are in seconds. Frame deltas are seconds, too.
- An action is a value without state. Nothing moves until you subscribe to \`play(action, target)\`, or run it under a manager.
- Unsubscribing stops a run where it is; \`switchMap\` interrupts it. To-actions write their value, By-actions add to it.
- The first frame of a run adds no time. At the end, the target is exactly at the goal.
- Positions are in the target's own units: CSS pixels, y down, for elements and canvas. Rotations are in degrees, clockwise. Opacity, scale and progress are 1 for "all"; percentages go to 100.
- A curve is the last argument of an action: \`moveTo(0.3, { x: 100 }, cubicOut)\`. \`eased(action, curve)\` bends any action.
- The third argument of \`play\` is the clock; a test passes its own and waits for nothing.
`;

const unitsAndRules = `## Units and rules\n\n${rules}\n`;

/**
 * Pages for coding agents, by their paths: an index, and a page for each entry point with its whole surface, the units
 * and three programs. For the site, also everything in one file.
 *
 * @param docsAt Where the index finds the guide, with a slash at the end; '' on the site.
 */
export function agentPages(docsAt: '' | '../docs/'): Readonly<Record<string, string>> {
  const pages = entryPoints().map((point) => [point, entryPage(point)] as const);
  const guide = guidePages();
  const list = (entries: readonly (readonly [name: string, path: string, about: string])[]): string =>
    entries.map(([name, path, about]) => `- [${name}](${path}): ${about}`).join('\n');
  const head = `# rx-motion\n\n> ${description()}\n\n${rules}`;
  const links = `## Guide\n\n${list(guide.map(({ file, title, text }) => [title, docsAt + file, firstSentence(text)]))}`;
  const index = [
    head,
    `## Entry points\n\n${list(pages.map(([point]) => [point.specifier, pathOf(point), purposeOf(point)]))}`,
    links,
  ].join('\n\n');
  // Its head has the rules.
  const surfaces = pages.map(([, page]) => page.replace(unitsAndRules, ''));
  const full = [head, ...surfaces, ...guide.map(({ text }) => text)].join('\n\n');
  return {
    'llms.txt': `${index}\n`,
    ...(docsAt === '' && { 'llms-full.txt': `${full}\n` }),
    ...Object.fromEntries(pages.map(([point, page]) => [pathOf(point), `${page}\n`])),
  };
}

function pathOf({ name }: EntryPoint): string {
  return `llms/${name === 'index' ? 'rx-motion' : name}.md`;
}

function entryPage(point: EntryPoint): string {
  const { specifier } = point;
  const programs = examplesOf(point);
  return [
    `# ${specifier}`,
    `For ${purposeOf(point)}.`,
    unitsAndRules.trim(),
    `## Programs\n\n${programs.join('\n\n')}`,
    `## Everything that it exports\n\n${surfaceOf(point).join('\n')}`,
  ].join('\n\n');
}

/** The line of the README about an entry point. */
function purposeOf({ specifier }: EntryPoint): string {
  const row = read('README.md')
    .split('\n')
    .find((line) => line.startsWith(`| \`${specifier}\` `));
  const purpose = row?.split('|')[2]?.trim();
  if (purpose === undefined) throw new Error(`README.md: its table must have a row for ${specifier}`);
  return purpose;
}

function description(): string {
  return (JSON.parse(read('package.json')) as { description: string }).description;
}

/** The first programs that import the entry point, as blocks of code: of its own page, then of the others. */
function examplesOf({ name, specifier }: EntryPoint): string[] {
  const own = (file: string): number => (file === 'README.md' || file.endsWith(`/${name}.md`) ? 0 : 1);
  const files = ['README.md', ...docs()].sort((one, other) => own(one) - own(other));
  const programs = files.flatMap((file) =>
    [...read(file).matchAll(/^```(tsx?)(?! test).*\n([^]*?^```$)/gm)].map(
      ([, language, code]) => `\`\`\`${language!}\n${code!}`,
    ),
  );
  return programs.filter((code) => code.includes(`from '${specifier}';`)).slice(0, programsShown);
}

/** What the record of the public surface lists, one export a line, each with the first sentence of its docblock. */
function surfaceOf({ name }: EntryPoint): string[] {
  const file = `api/${name}.api.md`;
  // A new entry point is built before it is recorded.
  const text = existsSync(join(root, file)) ? read(file) : '';
  const record = /```ts\n([^]*)```/.exec(text)?.[1] ?? '';
  const exports = record
    .split(/^\/\/ @public.*$/m)
    .slice(1)
    // A name that the language has, too, is recorded under another one.
    .map((text) =>
      text
        .replace(/^\s*\/\/.*$|^export \{ .* \}$/gm, '')
        .replaceAll('_2', '')
        .trim(),
    );
  return exports
    .map(
      (text) =>
        /^(?:export )?(?:declare )?(?:abstract )?(?:function|const|class|interface|type) ([\w$]+)/.exec(text)?.[1],
    )
    .flatMap((exported, index) => (exported === undefined ? [] : [[exported, exports[index]!] as const]))
    .map(([exported, text]) => {
      const code = text
        .replace(/^(?:export )?(?:declare )?/, '')
        .replace(/\/\*\*[^]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .replace(/ *\(No @packageDocumentation.*$/, '')
        .trim();
      const about = summaries().get(`${name} ${exported}`) ?? summaries().get(exported);
      return `- \`${code}\`${about === undefined ? '' : `: ${about}`}`;
    });
}

let known: ReadonlyMap<string, string> | undefined;

/** The first sentence of each exported name's docblock, by the name, and by its folder and the name. */
function summaries(): ReadonlyMap<string, string> {
  known ??= new Map(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => {
        const text = read(join('src', path));
        const found = text.matchAll(
          /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:abstract )?(?:function|const|class|interface|type) ([\w$]+)/g,
        );
        return [...found].flatMap(([, comment, name]) => {
          const sentence = firstSentence(comment!.replace(/^\s*\* ?/gm, ''));
          return [`${path.split(/[\\/]/)[0]!} ${name!}`, name!].map((key) => [key, sentence] as const);
        });
      }),
  );
  return known;
}

/** The first sentence of a text's first paragraph, without headings and links. */
function firstSentence(text: string): string {
  const paragraph = text
    .trim()
    .split(/\n\s*\n/)
    .find((part) => !/^(?:#|```|\||<)/.test(part.trim()));
  const plain = (paragraph ?? '')
    .replace(/\{@link ([^}]*)\}/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}

/** A page for users. */
export interface GuidePage {
  /** From the folder docs. */
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

/** The pages for users, which the index lists. */
export function guidePages(): GuidePage[] {
  return docs().map((file) => {
    const text = read(file);
    return { file: file.replace(/^docs\//, ''), title: /^# (.*)$/m.exec(text)?.[1] ?? file, text };
  });
}

/** The pages for users, as paths from the project's root. */
function docs(): string[] {
  const skipped = /^(?:architecture|consumers|cocos2d-x)\.md$/;
  return ['docs/guide', 'docs', 'docs/recipes'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md') && !skipped.test(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
