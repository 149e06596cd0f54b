import { expect, it } from '@jest/globals';
import { resizeBy, resizeTo } from 'rx-motion';
import { showing } from './showing.js';

const box = () => ({ width: 10, height: 8 });

it.each([
  { name: 'resizeTo owns both sides', action: resizeTo(1, { width: 30, height: 0 }), end: { width: 30, height: 0 } },
  {
    name: 'resizeBy adds to both sides',
    action: resizeBy(1, { width: 30, height: -2 }),
    end: { width: 140, height: 6 },
  },
])('$name', ({ action, end }) => {
  const show = showing(action, box());
  show(0.5).width += 100;
  expect({ ...show(1) }).toEqual(end);
});

it('neither touches nor needs a side that is not named', () => {
  expect({ ...showing(resizeTo(1, { height: 0 }), box())(1) }).toEqual({ width: 10, height: 0 });
  expect({ ...showing(resizeBy(1, { width: 5 }).reverse(), { width: 10 })(1) }).toEqual({ width: 5 });
  expect(() => resizeTo(1, {})).toThrow('resizeTo: to must name width or height, got {}');
  // @ts-expect-error -- there is no such side
  expect(() => resizeBy(1, { x: 1 })).toThrow('resizeBy: by must name width or height, got {x}');
});
