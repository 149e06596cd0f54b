import { describe, expect, it } from '@jest/globals';
import type { TextureImage } from 'rx-motion/sprite';
import { checkAccess, fetchImage, fetchText } from '../../src/sprite/load-files.js';
import { filesFrom } from './files.js';
import { image } from './paper.js';

describe('a text', () => {
  it('is fetched from its URL', async () => {
    expect(await fetchText(filesFrom({ 'a.json': '{}' }), 'a.json')).toBe('{}');
  });

  it.each([
    ['is not there', {}, 'a.json: cannot be fetched, got HTTP status 404'],
    ['cannot be fetched', { 'a.json': new Error('offline') }, 'a.json: cannot be fetched'],
  ])('that %s is an error with its URL', async (_what, files, message) => {
    await expect(fetchText(filesFrom(files), 'a.json')).rejects.toMatchObject({ message });
  });

  it('that breaks off while being read is an error with its cause', async () => {
    const cause = new Error('cut');
    const fetch = () =>
      Promise.resolve({ ok: true, status: 200, text: () => Promise.reject(cause), blob: () => Promise.reject(cause) });
    await expect(fetchText({ fetch }, 'a.json')).rejects.toMatchObject({ message: 'a.json: cannot be fetched', cause });
  });
});

describe('a picture', () => {
  const files = filesFrom({ 'a.png': 'pixels' });

  it('is decoded by the given function, or not at all', async () => {
    const given: unknown[] = [];
    const decode = async (file: Blob, url: string): Promise<TextureImage> => {
      given.push(await file.text(), url);
      return image;
    };
    expect(await fetchImage({ ...files, decode }, 'a.png')).toBe(image);
    expect(given).toEqual(['pixels', 'a.png']);
    expect(await fetchImage(files, 'a.png')).toBeUndefined();
  });

  it('that cannot be decoded is an error with its cause', async () => {
    const cause = new Error('what is this?');
    await expect(fetchImage({ ...files, decode: () => Promise.reject(cause) }, 'a.png')).rejects.toMatchObject({
      message: expect.stringMatching(/^a\.png: expected a picture, got .* that cannot be decoded$/) as unknown,
      cause,
    });
  });
});

it.each([
  [null, 'load: access must be an object, got null'],
  [{ fetch: 7 }, 'load: access.fetch must be a function, got 7'],
  [{ decode: 'png' }, 'load: access.decode must be a function, got "png"'],
])('rejects the access %p', (access, message) => {
  expect(() => checkAccess('load', access as never)).toThrow(new TypeError(message));
});
