import { posix } from 'node:path';
import type { Files } from '../browser/server.js';

/** The dead links between pages: without a file, or without an anchor in it. */
export function deadLinks(files: Files): string[] {
  const texts = new Map(Object.entries(files).map(([path, content]) => [path, () => content.toString()]));
  const places = new Map<string, Set<string>>();
  const placesIn = (path: string): Set<string> => {
    let found = places.get(path);
    if (found === undefined) {
      found = new Set([...texts.get(path)!().matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!));
      places.set(path, found);
    }
    return found;
  };
  return [...texts].flatMap(([page, text]) => {
    if (!page.endsWith('.html') || page.endsWith('404.html')) return [];
    const links = [...text().matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
    return links.flatMap((href) => {
      if (/^[a-z]+:/.test(href)) return [];
      const [path = '', place = ''] = href.split('#');
      const file =
        path === '' ? page : posix.normalize(posix.join(posix.dirname(page), decodeURI(path.split('?')[0]!)));
      if (!texts.has(file)) return [`${page}: ${href}`];
      const isThere = place === '' || place.startsWith('/') || placesIn(file).has(decodeURIComponent(place));
      return isThere ? [] : [`${page}: ${href}`];
    });
  });
}
