import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

/** Pages from elsewhere in the project, and the pages of the site that include them. */
const included: Readonly<Record<string, string>> = {
  'CHANGELOG.md': 'docs/site/pages/changelog.md',
  'CONTRIBUTING.md': 'docs/site/pages/contributing.md',
  'SECURITY.md': 'docs/site/pages/security.md',
  'bench/README.md': 'docs/site/pages/benchmarks.md',
  'bench/RESULTS.md': 'docs/site/pages/results.md',
};

/** The Markdown pages of the site, as paths from the project's root. */
export const sitePages: readonly string[] = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((path) => `docs/${path.replaceAll('\\', '/')}`)
  .filter((path) => /^docs\/(?:(?:site\/pages|guide|recipes)\/[^[\]]*|[^/]*)\.md$/.test(path))
  .sort();

/**
 * The path of a project's file on the site, from the site's root and without an extension: `docs/recipes/README.md` is
 * `recipes/index`.
 *
 * @returns undefined when the site has no page for the file.
 */
export function routeOf(file: string): string | undefined {
  const page = included[file] ?? file;
  if (!sitePages.includes(page)) return undefined;
  return page
    .replace(/^docs\/(?:site\/pages\/)?/, '')
    .replace(/README\.md$/, 'index.md')
    .replace(/\.md$/, '');
}
