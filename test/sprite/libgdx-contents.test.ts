import { describe, expect, it } from '@jest/globals';
import { parseLibgdxSheet, parseSpriteSheet, type SpriteFrame } from 'rx-motion/sprite';
import { trimmed } from './sheets.js';

const options = { url: 'a/hero.atlas' };
const parse = (text: string) => parseLibgdxSheet(text, options);

function frameOf(...fields: readonly string[]): SpriteFrame {
  return parse(['hero.png', 'run', ...fields].join('\n')).frames[0]!;
}

describe('the text of libGDX', () => {
  const old = `
hero.png
size: 512,256
format: RGBA8888
filter: Linear,Linear
repeat: none
idle
  rotate: false
  xy: 2, 3
  size: 51, 109
  orig: 85, 121
  offset: 11, 4.5
  index: -1
stone
  rotate: true
  xy: 60, 3
  size: 20, 30
  orig: 20, 30
  offset: 0, 0
  index: -1

other.png
size: 64,64
format: RGBA8888
filter: Linear,Linear
repeat: none
leaf
  rotate: false
  xy: 0, 0
  size: 8, 8
  orig: 8, 8
  offset: 0, 0
  index: -1
`;
  const recent = `hero.png
size:512,256
filter:Linear,Linear
idle
bounds:2,3,51,109
offsets:11,4.5,85,121
stone
bounds:60,3,20,30
rotate:90

other.png
size:64,64
leaf
bounds:0,0,8,8
split:1,2,3,4`;

  it.each([
    ['old', old],
    ['new', recent],
    ['new, with the line ends of Windows', recent.replaceAll('\n', '\r\n')],
  ])('is read in its %s form', (_form, text) => {
    const sheet = {
      format: 'libgdx',
      texture: { url: 'a/hero.png', size: { width: 512, height: 256 } },
      textures: [{ url: 'a/hero.png' }, { url: 'a/other.png', size: { width: 64, height: 64 } }],
      frames: [
        // The offset is counted from the bottom.
        { name: 'idle', ...trimmed, rotation: 0, texture: { url: 'a/hero.png' } },
        { name: 'stone', rect: { x: 60, y: 3, width: 20, height: 30 }, rotated: true, rotation: 270 },
        { name: 'leaf', texture: { url: 'a/other.png' }, originalSize: { width: 8, height: 8 } },
      ],
      aliases: [],
      animations: [],
    };
    expect(parseLibgdxSheet(text, options)).toMatchObject(sheet);
    expect(parseSpriteSheet(text, options)).toMatchObject(sheet);
  });

  it.each([
    ['false', 0],
    ['true', 270],
    ['0', 0],
    ['90', 270],
    ['180', 180],
    ['270', 90],
  ])('counts a rotation of %s counter-clockwise', (rotate, rotation) => {
    expect(frameOf('bounds: 0,0,9,9', `rotate: ${rotate}`).rotation).toBe(rotation);
  });

  it('numbers pictures with an index, and has an animation of them', () => {
    const region = (name: string, index: number) => `${name}\nindex: ${index}\nbounds: ${index}, 0, 1, 1`;
    const text = ['a.png', region('run', 2), region('run', 0), region('run', 1), region('hat', 0), region('cap', -1)];
    const sheet = parse(text.join('\n'));
    expect(sheet.frames.map(({ name }) => name)).toEqual(['run_2', 'run_0', 'run_1', 'hat_0', 'cap']);
    expect(sheet.aliases.map(([alias, { name }]) => [alias, name])).toEqual([
      ['run', 'run_0'],
      ['hat', 'hat_0'],
    ]);
    expect(sheet.animations.map(({ name, frames }) => [name, ...frames.map((frame) => frame.spriteFrame)])).toEqual([
      ['run', 'run_0', 'run_1', 'run_2'],
    ]);
  });

  it('has the scale of Spine', () => {
    const sheet = parse('a.png\nscale: 0.5\nrun\nbounds: 0, 0, 10, 20');
    expect(sheet.frames[0]).toMatchObject({ scale: 0.5, originalSize: { width: 20, height: 40 } });
  });

  it('has a size of 0 when it was not trimmed', () => {
    expect(frameOf('xy: 0, 0', 'size: 5, 6', 'orig: 0, 0', 'offset: 0, 0').originalSize).toEqual({
      width: 5,
      height: 6,
    });
  });

  it.each([
    [['bounds: 1, 2, 3'], 'line 3: bounds: expected 4 numbers separated by commas, got "1, 2, 3"'],
    [['bounds: 1, 2, 3, x'], 'line 3: bounds: expected 4 numbers separated by commas, got "1, 2, 3, x"'],
    [['bounds: 1, 2, 3, 1e999'], 'line 3: bounds: expected 4 numbers separated by commas, got "1, 2, 3, 1e999"'],
    [['bounds: 1, 2, -3, 4'], 'line 3: bounds: expected a size that is not negative, got "1, 2, -3, 4"'],
    [['xy: 1, 2', 'size: 3, -4'], 'line 4: size: expected a size that is not negative, got "3, -4"'],
    [['xy: 1, 2'], 'line 2: expected bounds, or xy and size, got "run"'],
    [['bounds: 1,2,3,4', 'rotate: 45'], 'line 4: rotate: expected true, false, 0, 90, 180 or 270, got "45"'],
    [['bounds: 1,2,3,4', 'index: first'], 'line 4: index: expected a number, got "first"'],
    [['bounds: 1,2,3,4', 'orig: 1'], 'line 4: orig: expected 2 numbers separated by commas, got "1"'],
  ])('is rejected with a region as %j', (fields, message) => {
    expect(() => frameOf(...fields)).toThrow(new SyntaxError(`a/hero.atlas: ${message}`));
  });

  it('is a text', () => {
    expect(() => parseLibgdxSheet([] as never, options)).toThrow('expected the text of an atlas, got an array');
  });
});
