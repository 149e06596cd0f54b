import { checkString } from '../math/check.js';

/**
 * The address of a file that another file names.
 *
 * ```ts
 * import { fileUrl } from 'rx-motion/sprite';
 *
 * fileUrl('hero.png', 'https://example.org/sheets/hero.plist?v=3'); // => 'https://example.org/sheets/hero.png'
 * fileUrl('../images/hero.png', 'sheets/hero.plist'); // => 'images/hero.png'
 * ```
 *
 * @param name A relative path, with slashes of either kind, or an address of its own.
 * @param base The address of the file that names it: a URL, or a path (a relative one stays relative).
 * @throws TypeError when one of them is not a string.
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

/** A single letter is a drive. */
function hasScheme(url: string): boolean {
  return /^[a-z][a-z\d+.-]+:/i.test(url);
}

function withoutDots(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && steps.length > 0 && !['..', ''].includes(steps.at(-1)!)) steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}
