import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

const mark = 'code=';

/** A program as the end of an address: `code=` and letters that need no escaping. */
export function toShared(code: string): string {
  const packed = strFromU8(deflateSync(strToU8(code), { level: 9 }), true);
  return mark + btoa(packed).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The program in an address.
 *
 * @param address A whole address, or its hash.
 * @returns Null when it has none, or a damaged one.
 */
export function fromShared(address: string): string | null {
  const packed = /code=([\w-]+)/.exec(address.slice(address.indexOf('#') + 1))?.[1];
  if (packed === undefined) return null;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return strFromU8(inflateSync(strToU8(binary, true)));
  } catch {
    return null;
  }
}
