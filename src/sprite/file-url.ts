import { checkString } from '../math/check.js';

/**
 * Resolves the URL of a file that another file refers to.
 *
 * ```ts
 * import { fileUrl } from 'rx-motion/sprite';
 *
 * fileUrl('hero.png', 'https://example.org/sheets/hero.plist?v=3'); // => 'https://example.org/sheets/hero.png'
 * fileUrl('../images/hero.png', 'sheets/hero.plist'); // => 'images/hero.png'
 * ```
 *
 * @param name A relative path, with slashes of either kind, or an absolute URL.
 * @param base The file that refers to it: a URL, or a path (a relative one stays relative).
 * @throws TypeError when an argument is not a string.
 */
export function fileUrl(name: string, base: string): string {
  checkString('fileUrl', 'base', base);
  const path = checkString('fileUrl', 'name', name).replaceAll('\\', '/');
  if (hasScheme(path) || path.startsWith('//')) return name;
  if (hasScheme(base)) return URL.canParse(path, base) ? new URL(path, base).href : name;
  const folder = path.startsWith('/')
    ? ''
    : base
        .replaceAll('\\', '/')
        .replace(/[?#].*$/s, '')
        .replace(/[^/]*$/, '');
  return withoutDots(folder + path);
}

/** A single letter is a drive, not a scheme. */
function hasScheme(url: string): boolean {
  return /^[a-z][a-z\d+.-]+:/i.test(url);
}

function withoutDots(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.length > 0 && !['..', ''].includes(segments.at(-1)!)) segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
