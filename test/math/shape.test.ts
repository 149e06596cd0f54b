import { describe, expect, it } from '@jest/globals';
import { backOut, cssValues } from 'rx-motion';
import { glide, spring, tween } from 'rx-motion/stream';
import { map, of, range } from 'rxjs';
import type { ColorSpace } from '../../src/math/color-mixing.js';
import { mix } from '../../src/math/mix.js';
import { shapeOf } from '../../src/math/shape.js';

/** The value between two others. */
function between<V>(from: V, to: V, part: number, space?: ColorSpace): V {
  const shape = shapeOf('between', [from, to], cssValues(space));
  const ends = shape.way(from, to);
  return shape.valueOf(ends.from.map((number, index) => mix(number, ends.to[index]!, part)));
}

const roundTrip = (css: string): string => {
  const shape = shapeOf('roundTrip', [css], cssValues());
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
    expect(roundTrip(css)).toBe(expected);
  });

  it('does not influence the hue if it is transparent', () => {
    expect(between('transparent', 'red', 0.5)).toBe('rgba(255, 0, 0, 0.5)');
  });

  it('is mixed as in CSS: in sRGB if both are in legacy syntax, else in Oklab', () => {
    expect(between('black', '#f80', 0.5)).toBe('rgb(128, 68, 0)');
    expect(between('rgb(10 20 30)', 'rgb(11 21 31)', 0.5)).toBe('rgb(11, 21, 31)');
    expect(between('white', 'oklab(0 0 0)', 0.5)).toBe('oklab(0.5 0 0)');
  });

  it('is mixed in a chosen space', () => {
    expect(between('red', 'blue', 0.5, 'hsl')).toBe('rgb(255, 0, 255)');
    expect(between('red', 'blue', 0.5, 'hsl longer hue')).toBe('rgb(0, 255, 0)');
    expect(between('oklch(0.5 0.1 350)', 'oklch(0.5 0.1 10)', 0.25, 'oklch')).toBe('oklch(0.5 0.1 355)');
    expect(between('color(display-p3 1 0 0)', 'color(display-p3 0 1 0)', 0.5, 'display-p3')).toBe(
      'color(display-p3 0.5 0.5 0)',
    );
  });

  it('is clamped when it overshoots', () => {
    expect(between('rgb(100 100 0)', 'rgb(200 50 10)', 2)).toBe('rgb(255, 0, 20)');
    expect(between('rgb(1 2 3 / 0.1)', 'rgb(1 2 3 / 0)', 2)).toBe('rgba(0, 0, 0, 0)');
  });
});

describe('a colour whose alpha overshoots 1', () => {
  const [clear, half, grey] = ['rgba(100, 100, 100, 0)', 'rgba(100, 100, 100, 0.5)', 'rgb(100, 100, 100)'] as const;
  const frame$ = range(0, 41).pipe(map((index) => (index === 0 ? 0 : 0.05)));
  const goal$ = of(clear, grey);
  const mix = cssValues();

  it.each([
    ['tween', tween(half, grey, 1, { curve: backOut, frame$, mix })],
    ['spring', goal$.pipe(spring({ duration: 0.5, bounce: 0.6, frame$, mix }))],
    ['glide', goal$.pipe(glide(1, backOut, { frame$, mix }))],
  ])('keeps its hue in a %s', (_name, color$) => {
    const hues = new Set<string>();
    color$.subscribe((color) => hues.add(color.replace(/^rgba?\((\d+, \d+, \d+).*$/, '$1')));
    // Fully transparent: without a hue.
    hues.delete('0, 0, 0');
    expect([...hues]).toEqual(['100, 100, 100']);
  });
});

describe('a record', () => {
  it('is interpolated part by part, to any depth', () => {
    expect(between({ a: [0, 'red'], b: { c: '1px' } }, { a: [1, 'blue'], b: { c: '3px' } }, 0.5)).toEqual({
      a: [0.5, 'rgb(128, 0, 128)'],
      b: { c: '2px' },
    });
  });

  it.each([
    [{ a: 1 }, { b: 1 }, "the value's a must be a number, got undefined"],
    [{ a: 'red' }, { a: 1 }, 'the value\'s a must be of the form of "red", got 1'],
    [{ a: [1, 2] }, { a: [1] }, "the value's a must be an array of 2, got an array of 1"],
  ])('rejects %p with %p', (from, to, message) => {
    expect(() => between<unknown>(from, to, 0.5)).toThrow(new TypeError(`between: ${message}`));
  });
});
