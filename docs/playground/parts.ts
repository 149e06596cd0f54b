import type { BuiltThing } from './build/things.js';

/** The files for programs, fetched once for all playgrounds of a page. */
export interface Parts {
  readonly modules: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
  readonly worker: URL;
}

const fetched = new Map<string, Promise<Parts>>();
const read = new Map<string, Promise<unknown>>();

/** @param folder The folder of the files, with a trailing slash. */
export function partsOf(folder: string): Promise<Parts> {
  const base = new URL(folder, document.baseURI);
  const known = fetched.get(base.href);
  if (known !== undefined) return known;
  const parts = fetchParts(base);
  fetched.set(base.href, parts);
  // After a failure, try again next time.
  parts.catch(() => fetched.delete(base.href));
  return parts;
}

async function fetchParts(base: URL): Promise<Parts> {
  const [modules, types] = await Promise.all(
    ['modules.json', 'types.json'].map((name) => fetchOnce<Readonly<Record<string, string>>>(new URL(name, base))),
  );
  return { modules: modules!, types: types!, worker: new URL('language.js', base) };
}

/** The program of a thing of the gallery, and the modules that it imports. */
export async function thingOf(folder: string, id: string): Promise<BuiltThing & Pick<Parts, 'modules'>> {
  const base = new URL(folder, document.baseURI);
  const [modules, things] = await Promise.all([
    fetchOnce<Parts['modules']>(new URL('modules.json', base)),
    fetchThings(folder),
  ]);
  const thing = things[id];
  if (thing === undefined)
    throw new RangeError(`rx-thing: name must be one of ${Object.keys(things).join(', ')}, got ${id}`);
  return { ...thing, modules };
}

/** All things of the gallery. */
export function fetchThings(folder: string): Promise<Readonly<Record<string, BuiltThing>>> {
  return fetchOnce(new URL('things.json', new URL(folder, document.baseURI)));
}

/** The content of a file, fetched once for all of a page. */
function fetchOnce<V>(url: URL): Promise<V> {
  const known = read.get(url.href) as Promise<V> | undefined;
  if (known !== undefined) return known;
  const reading = (async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url.pathname} answers ${String(response.status)}`);
    return (await response.json()) as V;
  })();
  read.set(url.href, reading);
  // After a failure, try again next time.
  reading.catch(() => read.delete(url.href));
  return reading;
}
