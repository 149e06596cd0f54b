import { describe, expect, it } from '@jest/globals';
import { bezierBy, bezierTo, eased } from 'rx-motion';
import { showing } from './showing.js';

const at = (x: number, y: number) => ({ x, y });
const way = { control1: at(0, 40), control2: at(80, 40), end: at(80, 0) };

describe('bezierTo', () => {
  it('leaves toward its first control point, arrives from its second, and ends exactly', () => {
    const show = showing(bezierTo(1, { control1: at(0, 30), control2: at(30, 0.1), end: at(0.1, 0.1) }), at(0, 0));
    const [start, near] = [{ ...show(1 / 1024) }, { ...show(1023 / 1024) }];
    expect(Math.atan2(start.y, start.x)).toBeCloseTo(Math.PI / 2, 2);
    expect(Math.atan2(near.y - 0.1, near.x - 0.1)).toBeCloseTo(0, 2);
    expect(show(1)).toEqual(at(0.1, 0.1));
  });

  it('continues along its path when an easing curve overshoots', () => {
    expect(
      showing(
        eased(bezierTo(1, way), () => 2),
        at(0, 0),
      )(0.5),
    ).toEqual(at(-320, -240));
  });
});

describe('bezierBy', () => {
  it('takes points as distances from its start, and adds to other moves', () => {
    const show = showing(bezierBy(1, way), at(10, 10));
    show(0.5).x += 1000;
    expect(show(1)).toEqual(at(1090, 10));
  });
});
