import { describe, expect, it } from '@jest/globals';
import { loadSpriteSheet, type TextureImage } from 'rx-motion/sprite';
import { filesFrom, sheetWith } from './files.js';

/** Stands in for an image. */
const picture = { width: 64, height: 32 } as TextureImage;
const named = (...names: readonly string[]): string =>
  `<plist><dict><key>frames</key><dict/><key>metadata</key><dict>${['textureFileName', 'realTextureFileName']
    .map((key, index) => `<key>${key}</key><string>${names[index] ?? ''}</string>`)
    .join('')}</dict></dict></plist>`;

describe('loading a sprite sheet', () => {
  it('fetches the document and its texture, and decodes the texture', async () => {
    const files = filesFrom({ 'a/hero.json': sheetWith('run'), 'a/hero.png': 'pixels' });
    const given: unknown[] = [];
    const decode = async (file: Blob, url: string): Promise<TextureImage> => {
      given.push(await file.text(), url);
      return picture;
    };
    const sheet = await loadSpriteSheet('a/hero.json', { ...files, decode });
    expect(given).toEqual(['pixels', 'a/hero.png']);
    const texture = { url: 'a/hero.png', image: picture, size: { width: 64, height: 32 } };
    expect(sheet).toMatchObject({ url: 'a/hero.json', texture, frames: [{ name: 'run', texture }] });
    expect(files.asked).toEqual(['a/hero.json', 'a/hero.png']);
  });

  it('fetches all textures of a document', async () => {
    const text = 'one.png\na\nbounds: 0,0,1,1\n\ntwo.png\nsize: 8, 4\nb\nbounds: 0,0,1,1';
    const files = filesFrom({ 'a/hero.atlas': text, 'a/one.png': '', 'a/two.png': '' });
    const sheet = await loadSpriteSheet('a/hero.atlas', files);
    expect(sheet.frames.map(({ texture }) => [texture.url, texture.size])).toEqual([
      ['a/one.png', undefined],
      ['a/two.png', { width: 8, height: 4 }],
    ]);
    const incomplete = filesFrom({ 'a/hero.atlas': text, 'a/one.png': '', 'a/hero.png': '' });
    await expect(loadSpriteSheet('a/hero.atlas', incomplete)).rejects.toThrow(
      'a/hero.atlas: its texture cannot be loaded: a/two.png: cannot be fetched, got HTTP status 404',
    );
  });

  it('has no image without a decoder, but the size in the sheet', async () => {
    const sized = JSON.stringify({ frames: {}, meta: { size: { w: 8, h: 4 } } });
    const sheet = await loadSpriteSheet('hero.json', filesFrom({ 'hero.json': sized, 'hero.png': 'pixels' }));
    expect(sheet.texture).toEqual({ url: 'hero.png', image: undefined, size: { width: 8, height: 4 } });
  });

  it.each([
    [['small.png', 'large.png'], { 'small.png': '', 'large.png': '', 'hero.png': '' }, 'small.png'],
    [['small.png', 'large.png'], { 'large.png': '', 'hero.png': '' }, 'large.png'],
    [['small.png', 'large.png'], { 'hero.png': '' }, 'hero.png'],
    [['small.png', 'small.png'], { 'small.png': new Error('offline'), 'hero.png': '' }, 'hero.png'],
  ])('tries the textures %j in order', async (names, files, found) => {
    const sheet = await loadSpriteSheet('hero.plist', filesFrom({ 'hero.plist': named(...names), ...files }));
    expect(sheet.texture.url).toBe(found);
  });

  it('tries the next texture if one cannot be decoded', async () => {
    const files = filesFrom({ 'hero.plist': named('hero.pvr.ccz'), 'hero.pvr.ccz': '', 'hero.png': '' });
    const decodesPng = (_file: Blob, url: string): Promise<TextureImage> =>
      url.endsWith('.png') ? Promise.resolve(picture) : Promise.reject(new Error('what is this?'));
    expect((await loadSpriteSheet('hero.plist', { ...files, decode: decodesPng })).texture.url).toBe('hero.png');
  });

  it('fails when the document is missing or cannot be fetched', async () => {
    await expect(loadSpriteSheet('hero.json', filesFrom({}))).rejects.toThrow(
      new Error('hero.json: cannot be fetched, got HTTP status 404'),
    );
    const offline = new Error('offline');
    await expect(loadSpriteSheet('hero.json', filesFrom({ 'hero.json': offline }))).rejects.toMatchObject({
      message: 'hero.json: cannot be fetched',
      cause: offline,
    });
  });

  it('fails when the connection breaks', async () => {
    const reset = () => Promise.reject(new Error('reset'));
    const broken = { ok: true, status: 200, text: reset, blob: reset };
    const access = { fetch: () => Promise.resolve(broken) };
    await expect(loadSpriteSheet('hero.json', access)).rejects.toThrow('hero.json: cannot be fetched');
  });

  it('fails when the document is malformed, without fetching the texture', async () => {
    const files = filesFrom({ 'hero.json': '{}' });
    await expect(loadSpriteSheet('hero.json', files)).rejects.toThrow(SyntaxError);
    expect(files.asked).toEqual(['hero.json']);
  });

  it('fails without a texture, and gives the reason for each URL', async () => {
    const files = filesFrom({ 'hero.plist': named('a.png'), 'a.png': 'pixels' });
    const decode = (): Promise<never> => Promise.reject(new Error('not a picture'));
    await expect(loadSpriteSheet('hero.plist', { ...files, decode })).rejects.toThrow(
      'hero.plist: its texture cannot be loaded: a.png: expected a picture, got text/plain;charset=utf-8 that cannot be decoded; ' +
        'hero.png: cannot be fetched, got HTTP status 404',
    );
  });
});
