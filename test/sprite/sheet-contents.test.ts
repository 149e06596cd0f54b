import { describe, expect, it } from '@jest/globals';
import { keys, metadata, parse, plist, text } from './sheets.js';

describe('the texture of a sheet', () => {
  const frame = keys({ frame: text('{{0,0},{1,1}}') });
  it.each([
    [{}, 'hero.png'],
    [{ textureFileName: 'a.png', realTextureFileName: 'b.png' }, 'a.png'],
    [{ textureFileName: '', realTextureFileName: 'b.png' }, 'b.png'],
    [{ textureFileName: 'images/a.pvr.ccz' }, 'images/a.pvr.ccz'],
    [{ textureFileName: 'a' }, 'a.png'],
  ])('with %j is %s', (names, file) => {
    const values = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, text(name)]));
    expect(parse(plist(frame, metadata(values))).texture.url).toBe(`sheets/${file}`);
  });

  it.each(['png', '.png'])('has the separate extension %s of Zwoptex', (extension) => {
    const target = `<dict>${keys({ textureFileName: text('a-hd'), textureFileExtension: text(extension) })}</dict>`;
    expect(parse(plist(frame, metadata({ target }))).texture.url).toBe('sheets/a-hd.png');
  });

  it('has the name of the sheet by default', () => {
    expect(parse(plist(frame), 'https://example.org/a/hero.v2.plist?v=3').texture.url).toBe(
      'https://example.org/a/hero.v2.png',
    );
    expect(parse(plist(frame), 'hero').texture.url).toBe('hero.png');
  });

  it('has the size in the sheet', () => {
    expect(parse(plist(frame, metadata({ size: text('{512, 256}') }))).texture.size).toEqual({
      width: 512,
      height: 256,
    });
    expect(() => parse(plist(frame, metadata({ size: text('512x256') })))).toThrow(
      'sheets/hero.plist: metadata.size: expected "{width, height}", got "512x256"',
    );
  });

  it.each([
    ['data:image/png;base64,iVBORw0KGgo='],
    ['blob:https://example.org/9115d58c-bcda-ff47-86e5-083e9a215304'],
    ['https://example.org/a.png?signature=1'],
  ])('is as it is if it is complete: %s', (picture) => {
    expect(parse(plist(frame, metadata({ textureFileName: text(picture) }))).texture.url).toBe(picture);
  });
});
