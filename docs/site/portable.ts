import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A placeholder for the folder of the site during the build; no page may show it. */
export const marker = '/__site__/';

/** How scripts find the folder of the site: its path on any server. */
const folder = 'globalThis.__site';

/**
 * Makes a site that was built for the folder {@link marker} work from any folder: pages and styles use relative links,
 * scripts look up the folder at run time.
 */
export function makePortable(outDir: string): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const rewrite = rewrites[extname(entry.name)];
    if (!entry.isFile() || rewrite === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    const up = '../'.repeat(relative(outDir, path).split(sep).length - 1);
    if (text.includes(marker)) writeFileSync(path, rewrite(text, up === '' ? './' : up));
  }
  // A host shows it at every missing address: its files are in one of the folders above.
  const lost = join(outDir, '404.html');
  writeFileSync(lost, readFileSync(lost, 'utf8').replace(' as="style"', `$& onerror="${goUp}"`));
}

const goUp = "location.pathname === '/404.html' || location.replace('../404.html')";

const rewrites: Readonly<Record<string, (text: string, up: string) => string>> = {
  '.html': (html, up) =>
    html
      .replace('<head>', `<head><script>${folder}=new URL(${JSON.stringify(up)},location.href).pathname</script>`)
      .replaceAll(marker, up)
      .replace(/ href="((?:\.\/|(?:\.\.\/)+)(?:[^"#]*\/)?)(#[^"]*)?"/g, ' href="$1index.html$2"'),
  '.css': (css, up) => css.replaceAll(marker, up),
  '.js': (code) => portableScript(code),
};

/** The script with the marker replaced by the folder of the site in every text. */
export function portableScript(code: string): string {
  const texts: Span[] = [];
  findTexts(parseSync('script.js', code).program, texts);
  return texts
    .filter(({ start, end }) => code.slice(start, end).includes(marker))
    .sort((one, other) => other.start - one.start)
    .reduce(
      (script, { start, end }) =>
        `${script.slice(0, start)}(${script.slice(start, end)}).replaceAll(${JSON.stringify(marker)},${folder})${script.slice(end)}`,
      code,
    );
}

type Span = Pick<ESTree.Node, 'start' | 'end'>;

function findTexts(node: unknown, texts: Span[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type } = node as Partial<ESTree.Node>;
  if (type === 'Literal' || type === 'TemplateLiteral') texts.push(node as Span);
  else for (const child of Object.values(node)) findTexts(child, texts);
}
