import { describe, expect, it } from '@jest/globals';
import {
  type Action,
  type Effect,
  eased,
  fadeTo,
  keyframes,
  moveBy,
  moveTo,
  quadraticIn,
  reverseTime,
  rotateBy,
  scaleTo,
  sequence,
  skewBy,
  tweenProperty,
} from 'rx-motion';
import { Leaf } from '../../src/action/leaf.js';
import { motionOf } from '../../src/action/motion.js';
import * as row from '../../src/manager/row.js';
import { FORWARDS } from '../../src/time/edges.js';

type Figure = Record<string, number>;

const found = (): Figure => ({
  x: 0,
  y: 0,
  z: 0,
  rotation: 0,
  opacity: 1,
  scaleX: 1,
  scaleY: 1,
  skewX: 0,
  skewY: 0,
  size: 0,
  percentage: 0,
});

function leafOf(action: Action<never>, target = found()): Leaf {
  const span = motionOf('test', action as Action<Figure>).bind(target, 0, 1, FORWARDS);
  if (span instanceof Leaf) return span;
  throw new Error('not a leaf');
}

describe('the row of a leaf', () => {
  it.each<[name: string, action: Action<never>, kind: number]>([
    ['moveTo', moveTo(1, { x: 1, y: 1 }), row.PLACE],
    ['moveBy', moveBy(1, { x: 1, y: 1 }), row.ADD_PLACE],
    ['moveTo along x', moveTo(1, { x: 1 }), row.X],
    ['moveTo in space', moveTo(1, { x: 1, y: 1, z: 1 }), row.EFFECT],
    ['fadeTo', fadeTo(1, 0), row.OPACITY],
    ['scaleTo', scaleTo(1, 2), row.SCALE],
    ['rotateBy', rotateBy(1, 90), row.ADD_ROTATION],
    ['what leads others', reverseTime(sequence(moveBy(1, { x: 1, y: 1 }))), row.SHOW],
    ['skewBy', skewBy(1, { x: 5, y: 5 }), row.EFFECT],
    ["tweenProperty of a property of one's own", tweenProperty(1, 'size', 0, 1), row.EFFECT],
    [
      'keyframes of x and y',
      keyframes(1, [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ]),
      row.PLACE,
    ],
    ['keyframes along a curve', eased(keyframes(1, [{ x: 1, y: 1 }]), quadraticIn), row.EFFECT],
  ])('is of the kind that says what it leads: %s', (_, action, kind) => {
    expect(row.kindOf(leafOf(action))).toBe(kind);
  });

  it('stays as it is until the leaf ends, or the present one of its legs', () => {
    expect(row.untilOf(leafOf(moveTo(1, { x: 1, y: 1 })))).toBe(1);
    expect(row.untilOf(leafOf(keyframes(1, [{ x: 1, offset: 0.25 }, { x: 2 }])))).toBe(0.25);
  });

  it('holds its line, which is told how far it was pushed meanwhile', () => {
    const [numbers, wrote] = [new Float64Array(16), new Float64Array(4)];
    const target = found();
    const leaf = leafOf(moveBy(1, { x: 8, y: 4 }), target);
    const { effect } = leaf;
    expect(row.layLine(numbers, wrote, 1, row.ADD_PLACE, leaf)).toBe(target);
    expect([...numbers.subarray(12)]).toEqual([0, 8, 0, 4]);
    row.push(numbers, 8, 100);
    row.returnLine(numbers, wrote, 1, effect);
    target.x = 100;
    effect.update(0.5);
    expect(target).toMatchObject({ x: 204, y: 2 });
  });

  it('is all that is left of a move in the plane, which is made anew from it', () => {
    const [numbers, wrote] = [new Float64Array(8), new Float64Array(2)];
    const target = found();
    const leaf = leafOf(moveTo(1, { x: 8, y: 4 }), target);
    expect(row.isRemade(leaf.effect)).toBe(true);
    const led = row.layLine(numbers, wrote, 0, row.PLACE, leaf);
    const anew: Effect = row.planeLineOf(numbers, 0, row.PLACE, led);
    anew.update(0.25);
    expect(target).toMatchObject({ x: 2, y: 1 });
    expect(row.isRemade(leafOf(fadeTo(1, 0)).effect)).toBe(false);
  });
});
