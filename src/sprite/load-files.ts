import { checkFunction, checkObject } from '../math/check.js';
import type { OfBrowser, TextureImage } from './texture.js';

/**
 * How documents and pictures are loaded; by default with the browser's functions. Tests and other platforms can pass
 * their own.
 */
export interface FileAccess {
  /** Default: the global `fetch`. */
  readonly fetch?: ((url: string) => Promise<FetchedFile>) | undefined;
  /** Decodes a picture. Default: `createImageBitmap`; without that function, as in Node, there is no image. */
  readonly decode?: ((file: OfBrowser<'Blob'>, url: string) => Promise<TextureImage | undefined>) | undefined;
}

/** The part of a `Response` that is used. */
export interface FetchedFile {
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
  blob(): Promise<OfBrowser<'Blob'>>;
}

export function checkAccess(name: string, access: FileAccess): FileAccess {
  const { fetch, decode } = checkObject(name, 'access', access);
  if (fetch !== undefined) checkFunction(name, 'access.fetch', fetch);
  if (decode !== undefined) checkFunction(name, 'access.decode', decode);
  return access;
}

/** @throws Error with the URL and the reason when it cannot be loaded. */
export async function fetchText(access: FileAccess, url: string): Promise<string> {
  return fetchFile(access, url, (file) => file.text());
}

/** @throws Error with the URL and the reason when it cannot be loaded. */
export async function fetchImage(access: FileAccess, url: string): Promise<TextureImage | undefined> {
  const file = await fetchFile(access, url, (file) => file.blob());
  const { decode = decodeImage } = access;
  try {
    return await decode(file, url);
  } catch (cause) {
    throw new Error(`${url}: expected a picture, got ${file.type || 'a file'} that cannot be decoded`, { cause });
  }
}

async function fetchFile<T>(access: FileAccess, url: string, read: (file: FetchedFile) => Promise<T>): Promise<T> {
  const { fetch = (address: string) => globalThis.fetch(address) } = access;
  let status: number;
  try {
    const file = await fetch(url);
    if (file.ok) return await read(file);
    status = file.status;
  } catch (cause) {
    throw new Error(`${url}: cannot be fetched`, { cause });
  }
  throw new Error(`${url}: cannot be fetched, got HTTP status ${status}`);
}

async function decodeImage(file: Blob): Promise<TextureImage | undefined> {
  return typeof globalThis.createImageBitmap === 'function' ? globalThis.createImageBitmap(file) : undefined;
}
