import { describe, expect, it } from '@jest/globals';
import { interpolateString } from 'd3-interpolate';
import fc from 'fast-check';
import { mix as motionMix } from 'motion-dom';
import { cssValues } from '../../src/actions/css-values.js';
import { mix } from '../../src/math/mix.js';
import { shapeOf } from '../../src/math/shape.js';
import { textPiece } from '../../src/math/text-piece.js';

/** The text between two others. */
function between(from: string, to: string, part: number): string {
  const shape = shapeOf('between', [from, to], cssValues());
  const ends = shape.way(from, to);
  return shape.valueOf(ends.from.map((number, index) => mix(number, ends.to[index]!, part)));
}

describe('a text with numbers', () => {
  it.each([
    ['10px 2em', '20px 4em', '15px 3em'],
    ['blur(4px) saturate(2)', 'blur(8px) saturate(1)', 'blur(6px) saturate(1.5)'],
    ['50%', '-10%', '20%'],
    ['0', '10px', '5px'],
    ['10px', '0', '5px'],
    ['0 0 10px red', '5px 5px 20px blue', '2.5px 2.5px 15px rgb(128, 0, 128)'],
    ['translate3d(0, 0, 0)', 'translate3d(10px, 50%, -4px)', 'translate3d(5px, 25%, -2px)'],
    ['M0 0L10-5z', 'M4,8 L20 5 z', 'M2 4L15 0z'],
    ['M.5.5l1e1-2', 'M1.5 1.5l20 2', 'M1 1l15 0'],
    ['M10-5', 'M20-15', 'M15 -10'],
    ['calc(100% - 10px)', 'calc(50% - 20px)', 'calc(75% - 15px)'],
    ['url(a1.png) 0 0', 'url(a1.png) 4px 0', 'url(a1.png) 2px 0'],
    ['var(--x2, 0px)', 'var(--x2, 2px)', 'var(--x2, 1px)'],
    ['#fff 10%, red 20%', '#000 20%, red 40%', 'rgb(128, 128, 128) 15%, rgb(255, 0, 0) 30%'],
    ['tan(1deg)', 'tan(3deg)', 'tan(2deg)'],
    ['1e-9px', '0px', '0px'],
  ])('goes from %s to %s over %s', (from, to, middle) => {
    expect(between(from, to, 0.5)).toBe(middle);
  });

  it.each([
    ['10px', '2em'],
    ['10px', '10px 10px'],
    ['blur(4px)', 'saturate(4)'],
    ['red', '5px'],
    ['1px solid red', '1px dotted red'],
    ['M0 0L1 1', 'M0 0l1 1'],
    ['10', '10px'],
  ])('does not go from %s to %s', (from, to) => {
    expect(() => between(from, to, 0.5)).toThrow(
      new TypeError(`between: the value must be of the form of "${from}", got "${to}"`),
    );
  });

  it.each(['', 'none', 'display', 'auto'])('is rejected without a number or a colour: %p', (text) => {
    expect(() => shapeOf('tween', [text], cssValues())).toThrow(
      new RangeError(`tween: the value must be a CSS colour or a string with numbers, got "${text}"`),
    );
  });

  it('agrees with d3-interpolate and motion-dom', () => {
    const number = fc.integer({ min: -400, max: 400 }).map((value) => value / 8);
    const part = fc.integer({ min: 0, max: 8 }).map((value) => value / 8);
    const forms = ['#px #em', 'blur(#px) saturate(#)', 'M# #L# #', '#%', 'translate(#px, #%) rotate(#deg)'] as const;
    const filled = (form: string, numbers: readonly number[]): string => {
      let index = 0;
      return form.replaceAll('#', () => String(numbers[index++]));
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        fc.array(number, { minLength: 8, maxLength: 8 }),
        part,
        (form, numbers, part) => {
          const [from, to] = [filled(form, numbers.slice(0, 4)), filled(form, numbers.slice(4))];
          const numbersIn = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
          const ours = numbersIn(between(from, to, part));
          for (const theirs of [interpolateString(from, to)(part), motionMix(from, to)(part)]) {
            numbersIn(theirs).forEach((value, index) => expect(ours[index]).toBeCloseTo(value, 4));
          }
        },
      ),
    );
  });
});

it('uses one number for each in the text, and four for a colour, from an index on', () => {
  const piece = textPiece('to', 'it', ['5px red 7%', '0 blue 1%']);
  expect(piece.size).toBe(6);
  const numbers = new Float64Array(8).fill(-1);
  piece.read('9px rgb(51 0 0 / 0.5) 2%', numbers, 1, null);
  expect([numbers[0], numbers[1], numbers[6], numbers[7]]).toEqual([-1, 9, 2, -1]);
  expect(piece.make(numbers, 1)).toBe('9px rgba(51, 0, 0, 0.5) 2%');
});

it('names the text whose form the others must have, whichever comes first', () => {
  for (const samples of [
    ['8px', true],
    [true, '8px'],
  ])
    expect(() => textPiece('to', 'it', samples)).toThrow(
      new TypeError('to: it must be of the form of "8px", got true'),
    );
});

describe('the course between two texts', () => {
  it('mixes their numbers, and is exactly each text at its ends', () => {
    const [from, to] = ['0px  5%', '1e1px 9%'];
    const course = textPiece('to', 'it', [to, from]).between(from, to);
    expect([0, 0.5, 1].map((progress) => course.at(progress))).toEqual([from, '5px 7%', to]);
  });

  it('shows any progress, in any order', () => {
    const course = textPiece('to', 'it', ['1px', '3px']).between('1px', '3px');
    expect([0.5, 0.25].map((progress) => course.at(progress))).toEqual(['2px', '1.5px']);
  });
});
