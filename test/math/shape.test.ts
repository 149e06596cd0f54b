import { describe, expect, it } from '@jest/globals';
import { interpolateString } from 'd3-interpolate';
import fc from 'fast-check';
import { mix as motionMix } from 'motion-dom';
import { map, of, range } from 'rxjs';
import { backOut } from 'rx-motion';
import { glide, spring, tween } from 'rx-motion/stream';
import type { ColorSpace } from '../../src/math/color-mixing.js';
import { mix } from '../../src/math/mix.js';
import { shapeOf } from '../../src/math/shape.js';

/** The value on the way between two. */
function between<V>(from: V, to: V, part: number, space?: ColorSpace): V {
  const shape = shapeOf('between', [from, to], space);
  const way = shape.way(from, to);
  return shape.valueOf(way.from.map((number, index) => mix(number, way.to[index]!, part)));
}

const through = (css: string): string => {
  const shape = shapeOf('through', [css]);
  return shape.valueOf(shape.numbersOf(css));
};

describe('a colour', () => {
  it.each([
    ['red', 'rgb(255, 0, 0)'],
    ['  #F80 ', '  rgb(255, 136, 0) '],
    ['#f808', 'rgba(255, 136, 0, 0.5333)'],
    ['#ff880080', 'rgba(255, 136, 0, 0.502)'],
    ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
    ['rgba(1, 2, 3, 0.5)', 'rgba(1, 2, 3, 0.5)'],
    ['rgb(1 2 3 / 25%)', 'rgba(1, 2, 3, 0.25)'],
    ['hsl(0 100% 50% / 2)', 'rgb(255, 0, 0)'],
    ['transparent', 'rgba(0, 0, 0, 0)'],
    ['oklab(0.5 0.1 -0.1 / 0.5)', 'oklab(0.5 0.1 -0.1 / 0.5)'],
  ])('is read from %s and written as %s', (css, expected) => {
    expect(through(css)).toBe(expected);
  });

  it('has no say where it is transparent', () => {
    expect(between('transparent', 'red', 0.5)).toBe('rgba(255, 0, 0, 0.5)');
  });

  it('is mixed as CSS mixes it: in sRGB where all notations are the older ones, else in Oklab', () => {
    expect(between('black', '#f80', 0.5)).toBe('rgb(128, 68, 0)');
    expect(between('rgb(10 20 30)', 'rgb(11 21 31)', 0.5)).toBe('rgb(11, 21, 31)');
    expect(between('white', 'oklab(0 0 0)', 0.5)).toBe('oklab(0.5 0 0)');
  });

  it('is mixed in a space that is chosen', () => {
    expect(between('red', 'blue', 0.5, 'hsl')).toBe('rgb(255, 0, 255)');
    expect(between('red', 'blue', 0.5, 'hsl longer hue')).toBe('rgb(0, 255, 0)');
    expect(between('oklch(0.5 0.1 350)', 'oklch(0.5 0.1 10)', 0.25, 'oklch')).toBe('oklch(0.5 0.1 355)');
    expect(between('color(display-p3 1 0 0)', 'color(display-p3 0 1 0)', 0.5, 'display-p3')).toBe(
      'color(display-p3 0.5 0.5 0)',
    );
  });

  it('is cut off where it swings beyond the colours that there are', () => {
    expect(between('rgb(100 100 0)', 'rgb(200 50 10)', 2)).toBe('rgb(255, 0, 20)');
    expect(between('rgb(1 2 3 / 0.1)', 'rgb(1 2 3 / 0)', 2)).toBe('rgba(0, 0, 0, 0)');
  });
});

describe('a colour of which the alpha swings beyond 1', () => {
  const [clear, half, grey] = ['rgba(100, 100, 100, 0)', 'rgba(100, 100, 100, 0.5)', 'rgb(100, 100, 100)'] as const;
  const frame$ = range(0, 41).pipe(map((index) => (index === 0 ? 0 : 0.05)));
  const goal$ = of(clear, grey);

  it.each([
    ['tween', tween(half, grey, 1, { curve: backOut, frame$ })],
    ['spring', goal$.pipe(spring({ duration: 0.5, bounce: 0.6, frame$ }))],
    ['glide', goal$.pipe(glide(1, backOut, { frame$ }))],
  ])('keeps its hue in a %s', (_name, color$) => {
    const hues = new Set<string>();
    color$.subscribe((color) => hues.add(color.replace(/^rgba?\((\d+, \d+, \d+).*$/, '$1')));
    // Where nothing is seen, there is no hue.
    hues.delete('0, 0, 0');
    expect([...hues]).toEqual(['100, 100, 100']);
  });
});

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

  it.each(['', 'none', 'display', 'auto'])('is refused where nothing in it can move: %p', (text) => {
    expect(() => shapeOf('tween', [text])).toThrow(
      new RangeError(`tween: the value must be a CSS colour or a text with numbers, got "${text}"`),
    );
  });

  it('is what d3-interpolate and motion-dom make of it, where they read it', () => {
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

describe('a record', () => {
  it('moves part by part, to any depth', () => {
    expect(between({ a: [0, 'red'], b: { c: '1px' } }, { a: [1, 'blue'], b: { c: '3px' } }, 0.5)).toEqual({
      a: [0.5, 'rgb(128, 0, 128)'],
      b: { c: '2px' },
    });
  });

  it.each([
    [{ a: 1 }, { b: 1 }, "the value's a must be a number, got undefined"],
    [{ a: 'red' }, { a: 1 }, 'the value\'s a must be of the form of "red", got 1'],
    [{ a: [1, 2] }, { a: [1] }, "the value's a must be an array of 2, got an array"],
  ])('refuses %p and %p together', (from, to, message) => {
    expect(() => between<unknown>(from, to, 0.5)).toThrow(new TypeError(`between: ${message}`));
  });
});
