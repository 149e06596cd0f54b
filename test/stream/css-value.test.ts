import { describe, expect, it } from '@jest/globals';
import { map, of, range } from 'rxjs';
import { backOut } from 'rx-motion';
import { glide, spring, tween } from 'rx-motion/stream';
import { formatCss, readCss } from '../../src/stream/css-value.js';

const through = (css: string): string => {
  const numbers = new Float64Array(6);
  readCss(css, numbers, 1);
  expect([numbers[0], numbers[5]]).toEqual([0, 0]);
  return formatCss(numbers, 1);
};

it.each([
  ['red', 'rgb(255, 0, 0)'],
  ['  #F80 ', 'rgb(255, 136, 0)'],
  ['#f808', 'rgba(255, 136, 0, 0.5333)'],
  ['#ff880080', 'rgba(255, 136, 0, 0.502)'],
  ['#ff8800', 'rgb(255, 136, 0)'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ['rgba(1, 2, 3, 0.5)', 'rgba(1, 2, 3, 0.5)'],
  ['rgb(1 2 3 / 25%)', 'rgba(1, 2, 3, 0.25)'],
  ['rgb( 1 2 3 / none )', 'rgba(0, 0, 0, 0)'],
  ['hsl(0 100% 50% / 2)', 'rgb(255, 0, 0)'],
  ['transparent', 'rgba(0, 0, 0, 0)'],
])('reads %s as %s', (css, expected) => {
  expect(through(css)).toBe(expected);
});

it('lets what is transparent have no say in the hue', () => {
  const [clear, red] = [new Float64Array(4), new Float64Array(4)];
  readCss('transparent', clear, 0);
  readCss('red', red, 0);
  expect(
    formatCss(
      clear.map((number, index) => (number + red[index]!) / 2),
      0,
    ),
  ).toBe('rgba(255, 0, 0, 0.5)');
});

it('cuts off what swings beyond the colours that there are', () => {
  expect(formatCss(new Float64Array([300, -20, 10, 1.1]), 0)).toBe('rgb(255, 0, 9)');
  expect(formatCss(new Float64Array([-3, -3, -3, -0.1]), 0)).toBe('rgba(0, 0, 0, 0)');
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
