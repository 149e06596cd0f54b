import { describe, expect, it } from '@jest/globals';
import { type AnimationFile, parseAnimations } from 'rx-motion/sprite';

const parse = (source: string | object): AnimationFile => parseAnimations(source, { url: 'a/walk.plist' });
const walk = { delay: 0.2, frames: ['one', 'two'] };
const described = { spriteframe: 'one', delayUnits: 1.5, notification: { step: 'left' } };
const hop = { delayPerUnit: 0.25, frames: [described, { spriteframe: 'two' }], loops: 3, restoreOriginalFrame: true };

describe('an animation file', () => {
  it('in format 1 has a delay and the names of its frames', () => {
    const text = `<plist><dict><key>animations</key><dict><key>walk</key><dict>
      <key>delay</key><real>0.2</real>
      <key>frames</key><array><string>one</string><string>two</string></array>
    </dict></dict></dict></plist>`;
    const frames = ['one', 'two'].map((spriteFrame) => ({ spriteFrame, delayUnits: 1, userInfo: undefined }));
    expect(parse(text)).toEqual({
      url: 'a/walk.plist',
      format: 1,
      spritesheets: [],
      animations: [{ name: 'walk', delayPerUnit: 0.2, loops: 1, restoreOriginalFrame: false, frames }],
    });
  });

  it('in format 2 has more about each frame, and how to play it', () => {
    const file = parse({ animations: { hop }, properties: { format: 2, spritesheets: ['b.plist', '../c.plist'] } });
    expect(file).toEqual({
      url: 'a/walk.plist',
      format: 2,
      spritesheets: ['a/b.plist', 'c.plist'],
      animations: [
        {
          ...{ name: 'hop', delayPerUnit: 0.25, loops: 3, restoreOriginalFrame: true },
          frames: [
            { spriteFrame: 'one', delayUnits: 1.5, userInfo: { step: 'left' } },
            { spriteFrame: 'two', delayUnits: 1, userInfo: undefined },
          ],
        },
      ],
    });
  });

  it('without a format has the format of its frames', () => {
    expect(parse({ animations: { walk } }).format).toBe(1);
    expect(parse({ animations: { walk, hop }, properties: {} }).format).toBe(2);
  });

  it('can name frames in format 2 as in format 1, like some tools', () => {
    const file = parse({ animations: { walk: { ...walk, delayPerUnit: 0.5 } }, properties: { format: 2 } });
    expect(file.animations[0]).toMatchObject({
      delayPerUnit: 0.5,
      frames: [{ spriteFrame: 'one' }, { spriteFrame: 'two' }],
    });
  });

  it('has no userInfo for an empty notification', () => {
    const frames = [{ spriteframe: 'one', notification: {} }];
    expect(parse({ animations: { hop: { ...hop, frames } } }).animations[0]!.frames[0]!.userInfo).toBeUndefined();
  });

  it('has an unsigned count of loops, as in cocos2d-x', () => {
    expect(parse({ animations: { hop: { ...hop, loops: -1 } } }).animations[0]!.loops).toBe(4_294_967_295);
    expect(parse({ animations: { hop: { ...hop, loops: '2' } } }).animations[0]!.loops).toBe(2);
  });

  const frame = { frame: { x: 0, y: 0, w: 1, h: 1 }, duration: 200 };
  const frames = [{ filename: 'one', ...frame }, { filename: 'two', ...frame }]; // prettier-ignore

  it.each([
    ['Aseprite', { frames, meta: { frameTags: [{ name: 'walk', from: 0, to: 1, direction: 'forward' }] } }, 0.2],
    ['PixiJS', { frames, animations: { walk: ['one', 'two'] } }, 1 / 60],
    ['libGDX', 'a.png\nsize: 9,9\nwalk\nindex: 0\nbounds: 0,0,1,1\nwalk\nindex: 1\nbounds: 1,0,1,1', 1 / 60],
  ])('may be a sprite sheet for %s', (tool, source, delayPerUnit) => {
    const names = tool === 'libGDX' ? ['walk_0', 'walk_1'] : ['one', 'two'];
    const described = names.map((spriteFrame) => ({ spriteFrame, delayUnits: 1, userInfo: undefined }));
    expect(parse(source)).toEqual({
      url: 'a/walk.plist',
      format: 'sheet',
      spritesheets: ['a/walk.plist'],
      animations: [{ name: 'walk', delayPerUnit, loops: 1, restoreOriginalFrame: false, frames: described }],
    });
  });

  it('may have frames beside animations as in cocos2d-x', () => {
    expect(parse({ frames, animations: { walk } })).toMatchObject({ format: 1, animations: [{ delayPerUnit: 0.2 }] });
  });

  it.each([[{ frames }], ['<TextureAtlas/>']])('is not a sprite sheet without animations: %j', (source) => {
    expect(() => parse(source)).toThrow(
      new SyntaxError('a/walk.plist: expected animations, got a sprite sheet without animations or tags'),
    );
  });

  it.each([
    [{}, 'animations: expected a dictionary, got nothing'],
    [{ animations: [] }, 'animations: expected a dictionary, got an array'],
    [{ animations: { walk: ['one'] } }, 'animations.walk: expected a dictionary, got an array'],
    [{ animations: { walk: { delay: 1 } } }, 'animations.walk.frames: expected an array, got nothing'],
    [
      { animations: { walk: { delay: 1, frames: [] } } },
      'animations.walk.frames: expected at least one frame, got an array',
    ],
    [{ animations: { walk: { ...walk, delay: null } } }, 'animations.walk.delay: expected seconds, >= 0, got nothing'],
    [
      { animations: { hop: { ...hop, delayPerUnit: 'fast' } } },
      'animations.hop.delayPerUnit: expected seconds, >= 0, got "fast"',
    ],
    [{ animations: { hop: { ...hop, loops: 1.5 } } }, 'animations.hop.loops: expected a whole number, got 1.5'],
    [
      { animations: { hop: { ...hop, restoreOriginalFrame: 'maybe' } } },
      'animations.hop.restoreOriginalFrame: expected true or false, got "maybe"',
    ],
    [
      { animations: { hop: { ...hop, frames: [described, {}] } } },
      'animations.hop.frames[1].spriteframe: expected a string, got nothing',
    ],
    [
      { animations: { hop: { ...hop, frames: [{ ...described, delayUnits: -1 }] } } },
      'animations.hop.frames[0].delayUnits: expected a number >= 0, got -1',
    ],
    [
      { animations: { walk: { ...walk, frames: [7] } } },
      'animations.walk.frames[0]: expected the name of a frame, or a dictionary, got 7',
    ],
    [{ animations: { 'walk left': 7 } }, 'animations["walk left"]: expected a dictionary, got 7'],
    [{ animations: { walk }, properties: { format: 3 } }, 'properties.format: expected format 1 or 2, got 3'],
    [
      { animations: { walk }, properties: { spritesheets: 'b.plist' } },
      'properties.spritesheets: expected an array, got "b.plist"',
    ],
  ])('is rejected as %j', (source, message) => {
    expect(() => parse(source)).toThrow(new SyntaxError(`a/walk.plist: ${message}`));
  });
});
