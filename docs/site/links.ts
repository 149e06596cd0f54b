import { existsSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { root } from './project.js';
import { routeOf } from './routes.js';
import { sourceAt, sourcePageOf } from './source-pages.js';

/** VitePress's data about the rendered page. */
interface Rendered {
  /** Missing when VitePress reads a heading alone. */
  readonly path?: string;
  readonly realPath?: string;
}

/** The sources that pages have linked to so far. */
export const linkedSources = new Set<string>();

/** Rewrites links between files of the project to the pages of the site: a page, or a source listing. */
export function projectLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('project links', ({ tokens, env }) => {
    const { path, realPath = path } = env as Rendered;
    if (realPath === undefined) return;
    const folder = relative(root, dirname(realPath));
    const links = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'link_open');
    for (const link of links) {
      const href = siteLink(link.attrGet('href') ?? '', folder);
      const source = sourceAt(href);
      if (source !== undefined) linkedSources.add(source);
      link.attrSet('href', href);
    }
  });
}

/** The address on the site for a link of a page in `folder`; other links stay unchanged. */
export function siteLink(href: string, folder: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  if (path === '' || /^(?:[a-z]+:|\/)/.test(path)) return href;
  // The links of an included page are relative to the project's root.
  for (const from of [folder, '', 'bench']) {
    const found = leadTo(posix.normalize(posix.join(from, path)), hash);
    if (found !== undefined) return found;
  }
  return href;
}

function leadTo(file: string, hash: string): string | undefined {
  const route = routeOf(file);
  if (route !== undefined) return `/${route}.html${hash}`;
  return existsSync(join(root, file)) ? sourcePageOf(file) : undefined;
}
