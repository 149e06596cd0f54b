/** The files for programs, fetched once for all playgrounds of a page. */
export interface Parts {
  readonly modules: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
  readonly worker: URL;
}

const fetched = new Map<string, Promise<Parts>>();

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
  const [modules, types] = await Promise.all(['modules.json', 'types.json'].map((name) => read(new URL(name, base))));
  return { modules: modules!, types: types!, worker: new URL('language.js', base) };
}

async function read(url: URL): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} answers ${String(response.status)}`);
  return (await response.json()) as Record<string, string>;
}
