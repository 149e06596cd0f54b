import { describe, expect, it } from '@jest/globals';
import {
  bezierBy,
  blink,
  by,
  cardinalSplineBy,
  cardinalSplineTo,
  catmullRomBy,
  catmullRomTo,
  delayTime,
  fadeIn,
  fadeOut,
  jumpBy,
  moveBy,
  play,
  progressFromTo,
  resizeBy,
  type ReversibleAction,
  rotateBy,
  scaleBy,
  skewBy,
  tintBy,
  tweenProperty,
} from 'rx-motion';
import { of } from 'rxjs';
import type { Figure } from '../property/random/figure.js';
import type { Look } from './rows.js';

const at = (x: number, y: number) => ({ x, y });
const points = [at(0, 0), at(50, 80), at(120, 40)];

interface Row {
  readonly name: string;
  readonly action: ReversibleAction<Figure>;
  readonly found: Look;
  /** After the action and half of its reverse. */
  readonly half: Look;
  readonly end: Look;
}

// prettier-ignore
const rows: readonly Row[] = [
  { name: 'delayTime', action: delayTime(1), found: {}, half: {}, end: {} },
  { name: 'moveBy', action: moveBy(1, at(100, 40)), found: at(1, 2), half: at(51, 22), end: at(1, 2) },
  { name: 'moveBy of axes', action: moveBy(1, { y: 40, z: 2 }), found: { y: 2, z: 1 }, half: { y: 22, z: 2 }, end: { y: 2, z: 1 } },
  { name: 'jumpBy', action: jumpBy(1, at(100, 0), 40, 1), found: at(1, 2), half: at(51, 42), end: at(1, 2) },
  { name: 'bezierBy', action: bezierBy(1, { control1: at(0, 40), control2: at(80, 40), end: at(80, 0) }), found: at(1, 2), half: at(41, 32), end: at(1, 2) },
  { name: 'cardinalSplineTo', action: cardinalSplineTo(1, points, 0.5), found: at(0, 0), half: at(50, 80), end: at(0, 0) },
  { name: 'cardinalSplineBy', action: cardinalSplineBy(1, points, 0.5), found: at(1, 2), half: at(51, 82), end: at(1, 2) },
  { name: 'catmullRomTo', action: catmullRomTo(1, points), found: at(0, 0), half: at(50, 80), end: at(0, 0) },
  { name: 'catmullRomBy', action: catmullRomBy(1, points), found: at(1, 2), half: at(51, 82), end: at(1, 2) },
  { name: 'rotateBy', action: rotateBy(1, 90), found: { rotation: 10 }, half: { rotation: 55 }, end: { rotation: 10 } },
  { name: 'rotateBy of axes', action: rotateBy(1, { z: 90 }), found: { rotationZ: 10 }, half: { rotationZ: 55 }, end: { rotationZ: 10 } },
  { name: 'scaleBy', action: scaleBy(1, 2), found: { scaleX: 1, scaleY: 2 }, half: { scaleX: 1.5, scaleY: 3 }, end: { scaleX: 1, scaleY: 2 } },
  { name: 'scaleBy of axes', action: scaleBy(1, { x: -2 }), found: { scaleX: 1 }, half: { scaleX: -0.5 }, end: { scaleX: 1 } },
  { name: 'skewBy', action: skewBy(1, at(20, 40)), found: { skewX: 1, skewY: 2 }, half: { skewX: 11, skewY: 22 }, end: { skewX: 1, skewY: 2 } },
  { name: 'resizeBy', action: resizeBy(1, { width: 8, height: -4 }), found: { width: 1, height: 9 }, half: { width: 5, height: 7 }, end: { width: 1, height: 9 } },
  { name: 'fadeIn', action: fadeIn(1), found: { opacity: 0 }, half: { opacity: 0.5 }, end: { opacity: 0 } },
  { name: 'fadeOut', action: fadeOut(1), found: { opacity: 1 }, half: { opacity: 0.5 }, end: { opacity: 1 } },
  { name: 'tintBy', action: tintBy(1, { r: 8, g: -8, b: 0 }), found: { color: { r: 1, g: 9, b: 1 } }, half: { color: { r: 5, g: 5, b: 1 } }, end: { color: { r: 1, g: 9, b: 1 } } },
  { name: 'blink', action: blink(1, 1), found: { visible: true }, half: { visible: true }, end: { visible: true } },
  { name: 'progressFromTo', action: progressFromTo(1, 0, 100), found: { percentage: 7 }, half: { percentage: 50 }, end: { percentage: 0 } },
  { name: 'tweenProperty', action: tweenProperty(1, 'level', 8, 16), found: { level: 7 }, half: { level: 12 }, end: { level: 8 } },
  { name: 'by', action: by(1, { light: { power: 4 } }), found: { light: { power: 1 } }, half: { light: { power: 3 } }, end: { light: { power: 1 } } },
];

describe.each(rows)('the reverse of $name', ({ action, found, half, end }) => {
  it.each([
    { until: 0.5, look: half },
    { until: 1, look: end },
  ])('goes back from where the action ended: at $until s', ({ until, look }) => {
    const target = structuredClone(found) as unknown as Figure;
    play(action, target, of(0, 1)).subscribe();
    play(action.reverse(), target, of(0, until)).subscribe();
    expect(target).toEqual(look);
  });

  it('is as long, and has a reverse of its own', () => {
    const once = action.reverse();
    expect([once.duration, once.reverse().duration]).toEqual([action.duration, action.duration]);
  });
});
