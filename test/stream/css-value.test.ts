import { expect, it } from '@jest/globals';
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
  expect(formatCss(new Float64Array([300, -20, 10, 1.1]), 0)).toBe('rgb(255, 0, 10)');
});
