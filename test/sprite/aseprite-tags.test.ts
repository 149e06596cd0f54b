import { describe, expect, it } from '@jest/globals';
import { AnimationCache, parseSpriteSheet, SpriteFrameCache, type SpriteSheet } from 'rx-motion/sprite';

const frame = (duration?: number) => ({ frame: { x: 0, y: 0, w: 16, h: 16 }, duration });

/** A sheet with one tag, over three frames unless it says otherwise. */
function sheetWith(tag: object, durations: readonly (number | undefined)[] = [100, 100, 100]): SpriteSheet {
  const frames = Object.fromEntries(durations.map((duration, index) => [`f${index}`, frame(duration)]));
  const frameTags = [{ name: 'walk', from: 0, to: 2, ...tag }];
  return parseSpriteSheet({ frames, meta: { frameTags } }, { url: 'hero.json' });
}

/** The numbers of the frames in all loops. */
function shown(tag: object): string {
  const { frames, loops } = sheetWith(tag).animations[0]!;
  return frames.map(({ spriteFrame }) => spriteFrame.slice(1)).join('').repeat(loops); // prettier-ignore
}

describe('the frames of a tag of Aseprite', () => {
  // The frames that Aseprite's own player shows.
  it.each([
    [{ direction: 'forward' }, '012'],
    [{ direction: 'reverse' }, '210'],
    [{}, '012'],
    [{ direction: 'forward', repeat: '2' }, '012012'],
    [{ direction: 'reverse', repeat: 2 }, '210210'],
    [{ direction: 'pingpong', repeat: '1' }, '012'],
    [{ direction: 'pingpong', repeat: '2' }, '01210'],
    [{ direction: 'pingpong', repeat: '3' }, '0121012'],
    [{ direction: 'pingpong_reverse', repeat: '2' }, '21012'],
    [{ direction: 'pingpong_reverse', repeat: '3' }, '2101210'],
    [{ direction: 'pingpong', from: 1, to: 1, repeat: '3' }, '111'],
    [{ direction: 'pingpong', from: 0, to: 1, repeat: '2' }, '010'],
    [{ direction: 'forward', from: 1 }, '12'],
  ])('are with %j: %s', (tag, frames) => {
    expect(shown(tag)).toBe(frames);
  });

  it.each([
    [{ direction: 'pingpong' }, '0121'],
    [{ direction: 'pingpong_reverse' }, '2101'],
    [{ direction: 'pingpong', repeat: '0' }, '0121'],
    [{ direction: 'pingpong', from: 0, to: 1 }, '01'],
    [{ direction: 'pingpong', from: 2, to: 2 }, '2'],
  ])('can be repeated without a double frame when nothing is said of repeats: %j', (tag, frames) => {
    expect(shown(tag)).toBe(frames);
  });

  it('are shown for their durations', () => {
    const sheet = sheetWith({ from: 0, to: 2 }, [100, 300, 50]);
    const cache = new AnimationCache(new SpriteFrameCache());
    cache.spriteFrames.add(sheet);
    expect(cache.addFile(sheet).added).toEqual(['walk']);
    const walk = cache.get('walk')!;
    expect(walk).toMatchObject({ delayPerUnit: 0.05, duration: 0.45 });
    expect(walk.frames.map(({ delayUnits }) => delayUnits)).toEqual([2, 6, 1]);
    expect(walk.frames[1]!.spriteFrame).toBe(sheet.frames[1]);
  });

  it.each([
    [[undefined, undefined, undefined], 0.1, [1, 1, 1]],
    [[0, 0, 0], 0.001, [0, 0, 0]],
    [[33.5, 100, 100], 0.001, [33.5, 100, 100]],
    [[0, 60, 90], 0.03, [0, 2, 3]],
  ])('may have the durations %j', (durations, delayPerUnit, units) => {
    const [walk] = sheetWith({}, durations).animations;
    expect(walk?.delayPerUnit).toBe(delayPerUnit);
    expect(walk?.frames.map(({ delayUnits }) => delayUnits)).toEqual(units);
  });
});

it.each([
  [{ from: undefined }, '.from: expected a whole number from 0 to 65535, got nothing'],
  [{ from: 1.5 }, '.from: expected a whole number from 0 to 65535, got 1.5'],
  [{ from: -1 }, '.from: expected a whole number from 0 to 65535, got -1'],
  [{ to: 65_536 }, '.to: expected a whole number from 0 to 65535, got 65536'],
  [{ from: 2, to: 1 }, '.to: expected a whole number from 2 to 65535, got 1'],
  [{ name: 7 }, '.name: expected a string, got 7'],
  [{ repeat: 'often' }, '.repeat: expected a whole number from 0 to 65535, got "often"'],
  [{ direction: 'sideways' }, '.direction: expected forward, reverse, pingpong, pingpong_reverse, got "sideways"'],
  [{ direction: 'pingpong', repeat: '65535' }, '.repeat: expected at most 100000 frames in all tags, got "65535"'],
])('a tag is rejected as %j', (tag, message) => {
  expect(() => sheetWith(tag)).toThrow(new SyntaxError(`hero.json: meta.frameTags[0]${message}`));
});

it('is read beyond the frames that were exported, but its animation is refused', () => {
  const sheet = sheetWith({ from: 2, to: 4 });
  expect(sheet.frames).toHaveLength(3);
  const cache = new AnimationCache(new SpriteFrameCache());
  cache.spriteFrames.add(sheet);
  expect(() => cache.addFile(sheet)).toThrow(
    'hero.json: expected sprite frames of a loaded sheet, missing "frames 2 to 4 of 3, of the tag walk"',
  );
});

it('rejects durations that are not numbers, and more frames than any sheet has', () => {
  expect(() => sheetWith({}, [100, -1, 100])).toThrow(
    'hero.json: frames.f1.duration: expected milliseconds, >= 0, got -1',
  );
  const frames = Array.from({ length: 1000 }, (_, index) => ({ filename: `f${index}`, ...frame(100) }));
  const frameTags = frames.map((_, index) => ({ name: `t${index}`, from: 0, to: 999 }));
  expect(() => parseSpriteSheet({ frames, meta: { frameTags } }, { url: 'hero.json' })).toThrow(
    'hero.json: meta.frameTags[100]: expected at most 100000 frames in all tags, got a dictionary',
  );
});
