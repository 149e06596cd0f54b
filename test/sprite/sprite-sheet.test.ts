import { expect, it } from '@jest/globals';
import { parseSpriteSheet, type Texture } from 'rx-motion/sprite';
import { keys, parse, plist, text } from './sheets.js';

it.each([
  ['a list of frames', { frames: [] }, 'json-array'],
  ['metadata', { frames: {}, meta: {} }, 'json-hash'],
  ['frames with a dictionary for their rect', { frames: { a: { frame: { x: 0, y: 0, w: 1, h: 1 } } } }, 'json-hash'],
  ['frames with a text for their rect', { frames: { a: { frame: '{{0,0},{1,1}}' } } }, 2],
  ['no frame', { frames: {} }, 0],
])('recognises a document with %s', (_what, source, format) => {
  expect(parse(source).format).toBe(format);
});

it.each([
  ["Egret's JSON", { file: 'a.png', frames: { a: { x: 0, y: 0, w: 1, h: 1, offX: 0, offY: 0 } } }],
  [
    "Godot's JSON",
    { textures: [{ image: 'a.png', sprites: [{ filename: 'a', region: { x: 0, y: 0, w: 1, h: 1 } }] }] },
  ],
])('names a format that is not read: %s', (format, source) => {
  const message = `sheets/hero.plist: expected TexturePacker's JSON, got ${format}, which is not read`;
  expect(() => parse(source)).toThrow(new SyntaxError(message));
  expect(() => parse(JSON.stringify(source))).toThrow(new SyntaxError(message));
});

it("names Godot's resources, too", () => {
  expect(() => parse('[gd_resource type="SpriteFrames" format=3]')).toThrow(
    "sheets/hero.plist: expected JSON, got Godot's resource, which is not read",
  );
});

it('has the given textures of a document with several', () => {
  const frames = [{ filename: 'a', frame: { x: 0, y: 0, w: 1, h: 1 } }];
  const source = { textures: [{ image: 'a.png', frames }, { image: 'b.png', frames }] }; // prettier-ignore
  const [one, two] = [{ url: 'one.png' }, { url: 'two.png' }];
  const parseWith = (texture: Texture | Texture[]) => parseSpriteSheet(source, { url: 'a.json', texture });
  expect(parseWith([one, two]).frames.map(({ texture }) => texture)).toEqual([one, two]);
  expect(() => parseWith(one)).toThrow(
    new RangeError('parseSpriteSheet: texture must be as many as the document has, 2, got 1'),
  );
});

it('has the given texture, if there is one', () => {
  const texture = { url: 'atlas.png', size: { width: 8, height: 8 } };
  const sheet = parseSpriteSheet(plist(keys({ frame: text('{{0,0},{1,1}}') })), { url: 'hero.plist', texture });
  expect([sheet.texture, sheet.frames[0]!.texture]).toEqual([texture, texture]);
});
