import type { FileAccess } from 'rx-motion/sprite';

/** Files from a table, and the URLs requested. Fetching a file that is an Error fails. */
export function filesFrom(
  contents: Readonly<Record<string, string | Error>>,
): FileAccess & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetch(url) {
      asked.push(url);
      const content = contents[url];
      if (content instanceof Error) return Promise.reject(content);
      return Promise.resolve(new Response(content ?? null, { status: content === undefined ? 404 : 200 }));
    },
  };
}

/** A sheet in JSON with frames of the given names. */
export function sheetWith(...names: readonly string[]): string {
  const frame = { frame: { x: 0, y: 0, w: 16, h: 16 } };
  return JSON.stringify({ frames: Object.fromEntries(names.map((name) => [name, frame])) });
}
