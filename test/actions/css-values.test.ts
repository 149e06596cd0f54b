import { expect, it } from '@jest/globals';
import { cssValues } from 'rx-motion';
import { shapeOf } from '../../src/math/shape.js';

const halfWay = (from: string, to: string, mix = cssValues()): string => {
  const shape = shapeOf('test', [from, to], mix);
  const way = shape.way(from, to);
  return shape.valueOf(way.from.map((number, index) => (number + way.to[index]!) / 2));
};

it('animates texts and colours, in a space of its own', () => {
  expect(halfWay('10px', '20px')).toBe('15px');
  expect(halfWay('red', 'blue', cssValues('hsl longer hue'))).toBe('rgb(0, 255, 0)');
});

it('is one object, unless a space is chosen', () => {
  expect(cssValues()).toBe(cssValues());
});
