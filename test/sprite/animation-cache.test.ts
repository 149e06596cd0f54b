import { describe, expect, it } from '@jest/globals';
import {
  Animation,
  AnimationCache,
  animationCache,
  parseAnimations,
  parseSpriteSheet,
  SpriteFrameCache,
  spriteFrameCache,
} from 'rx-motion/sprite';
import { filesFrom, sheetWith } from './files.js';

const animation = (): Animation => new Animation([], { delayPerUnit: 1 });

function fileWith(frames: readonly string[], ...spritesheets: readonly string[]): string {
  return JSON.stringify({ animations: { walk: { delay: 0.5, frames } }, properties: { format: 1, spritesheets } });
}

describe('an animation cache', () => {
  it('finds animations by their names', () => {
    const cache = new AnimationCache(new SpriteFrameCache());
    const walk = animation();
    expect(cache.add('walk', walk)).toEqual({ added: ['walk'], clashes: [] });
    expect([cache.get('walk'), cache.has('walk'), cache.names]).toEqual([walk, true, ['walk']]);
    expect([cache.get('run'), cache.has('run')]).toEqual([undefined, false]);
    expect([cache.remove('walk'), cache.remove('walk'), cache.names]).toEqual([true, false, []]);
  });

  it('keeps the first animation of a name, and reports the clash', () => {
    const cache = new AnimationCache(new SpriteFrameCache());
    const walk = animation();
    cache.add('walk', walk);
    expect(cache.add('walk', animation())).toEqual({ added: [], clashes: ['walk'] });
    expect(cache.add('walk', walk)).toEqual({ added: [], clashes: [] });
    expect(cache.get('walk')).toBe(walk);
  });

  it('builds the animations of a file', () => {
    const frames = new SpriteFrameCache();
    frames.add(parseSpriteSheet(sheetWith('one', 'two'), { url: 'a.json' }));
    const cache = new AnimationCache(frames);
    const hop = {
      delayPerUnit: 0.5,
      frames: [{ spriteframe: 'two', delayUnits: 3, notification: { up: true } }],
      loops: 2,
      restoreOriginalFrame: true,
    };
    expect(cache.addFile(parseAnimations({ animations: { hop } }, { url: 'b.json' })).added).toEqual(['hop']);
    expect(cache.get('hop')).toMatchObject({
      ...{ delayPerUnit: 0.5, loops: 2, restoreOriginalFrame: true, duration: 1.5 },
      frames: [{ spriteFrame: frames.get('two'), delayUnits: 3, userInfo: { up: true } }],
    });
  });

  it('rejects a whole file when sprite frames are missing, and lists each once', () => {
    const frames = new SpriteFrameCache();
    frames.add(parseSpriteSheet(sheetWith('one'), { url: 'a.json' }));
    const cache = new AnimationCache(frames);
    const animations = {
      walk: { delay: 1, frames: ['one'] },
      run: { delay: 1, frames: ['two', 'one', 'tree "3"', 'two'] },
    };
    expect(() => cache.addFile(parseAnimations({ animations }, { url: 'b.json' }))).toThrow(
      new Error(String.raw`b.json: expected sprite frames of a loaded sheet, missing "two", "tree \"3\""`),
    );
    expect(cache.names).toEqual([]);
  });

  it('has a shared instance, with the shared sprite frames', () => {
    expect(animationCache).toBeInstanceOf(AnimationCache);
    expect(animationCache.spriteFrames).toBe(spriteFrameCache);
    expect(animationCache.names).toEqual([]);
  });
});

describe('an animation cache that loads', () => {
  const sheets = {
    'a/one.json': sheetWith('one'),
    'a/one.png': '',
    'a/two.json': sheetWith('one', 'two'),
    'a/two.png': '',
  };

  it('fetches the sheets of a file, relative to it, and adds their frames', async () => {
    const files = filesFrom({ ...sheets, 'a/walk.json': fileWith(['one', 'two'], 'one.json', 'two.json') });
    const cache = new AnimationCache(new SpriteFrameCache(files));
    const loaded = await cache.load('a/walk.json');
    expect(loaded).toMatchObject({
      ...{ added: ['walk'], clashes: [], file: { url: 'a/walk.json' } },
      sheets: [
        { added: ['one'], clashes: [] },
        { added: ['two'], clashes: ['one'] },
      ],
    });
    expect(cache.get('walk')?.frames.map(({ spriteFrame }) => spriteFrame.texture.url)).toEqual([
      'a/one.png',
      'a/two.png',
    ]);
    expect(cache.spriteFrames.names).toEqual(['one', 'two']);
  });

  it('finds frames already in the cache', async () => {
    const cache = new AnimationCache(new SpriteFrameCache(filesFrom({ 'walk.json': fileWith(['one']) })));
    cache.spriteFrames.add(parseSpriteSheet(sheets['a/one.json'], { url: 'a/one.json' }));
    expect((await cache.load('walk.json')).added).toEqual(['walk']);
  });

  it('loads a sheet with its animations, and the other sheets of its multipack', async () => {
    const pack = (name: string, other: string): string =>
      sheetWith(name).replace(
        /}$/,
        `, "meta": {"related_multi_packs": ["${other}"]}, "animations": {"walk": ["one", "two"]}}`,
      );
    const files = filesFrom({
      ...sheets,
      'a/one.json': pack('one', 'two.json'),
      'a/two.json': pack('two', 'one.json'),
    });
    const cache = new AnimationCache(new SpriteFrameCache(files));
    expect(await cache.load('a/one.json')).toMatchObject({
      added: ['walk'],
      sheets: [{ added: ['one'] }, { added: ['two'] }],
    });
    expect(files.asked.sort()).toEqual(['a/one.json', 'a/one.png', 'a/two.json', 'a/two.png']);
    expect(cache.get('walk')!.frames.map(({ spriteFrame }) => spriteFrame.texture.url)).toEqual([
      'a/one.png',
      'a/two.png',
    ]);
  });

  it('loads the other sheets of the multipacks that a file needs', async () => {
    const pack = sheetWith('one').replace(/}$/, ', "meta": {"related_multi_packs": ["two.json"]}}');
    const files = filesFrom({ ...sheets, 'a/one.json': pack, 'a/walk.json': fileWith(['one', 'two'], 'one.json') });
    const cache = new AnimationCache(new SpriteFrameCache(files));
    expect((await cache.load('a/walk.json')).added).toEqual(['walk']);
  });

  it.each([
    [
      'a frame is missing',
      fileWith(['one', 'six'], 'one.json'),
      'a/walk.json: expected sprite frames of a loaded sheet, missing "six"',
    ],
    [
      'a sheet is missing',
      fileWith(['one'], 'one.json', 'six.json'),
      'a/walk.json: its sprite sheets cannot be loaded: a/six.json: cannot be fetched, got HTTP status 404',
    ],
    ['the file is broken', '<plist>', 'a/walk.json: line 1: expected a value or </plist>, got the end of the document'],
  ])('adds nothing when %s', async (_what, file, message) => {
    const cache = new AnimationCache(new SpriteFrameCache(filesFrom({ ...sheets, 'a/walk.json': file })));
    await expect(cache.load('a/walk.json')).rejects.toThrow(message);
    expect([cache.names, cache.spriteFrames.names]).toEqual([[], []]);
  });
});
