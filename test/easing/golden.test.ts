import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { backIn, backInOut, backOut } from '../../src/easing/back.js';
import { bezierCurve } from '../../src/easing/bezier-curve.js';
import { bounceIn, bounceInOut, bounceOut } from '../../src/easing/bounce.js';
import { circleIn, circleInOut, circleOut } from '../../src/easing/circle.js';
import { cubicIn, cubicInOut, cubicOut } from '../../src/easing/cubic.js';
import type { Curve } from '../../src/easing/curve.js';
import { elasticIn, elasticInOut, elasticOut } from '../../src/easing/elastic.js';
import { exponentialIn, exponentialInOut, exponentialOut } from '../../src/easing/exponential.js';
import { quadraticIn, quadraticInOut, quadraticOut } from '../../src/easing/quadratic.js';
import { quarticIn, quarticInOut, quarticOut } from '../../src/easing/quartic.js';
import { quinticIn, quinticInOut, quinticOut } from '../../src/easing/quintic.js';
import { rateIn, rateInOut, rateOut } from '../../src/easing/rate.js';
import { sineIn, sineInOut, sineOut } from '../../src/easing/sine.js';
import { uniform } from '../../src/easing/uniform.js';

interface Tables {
  readonly t: number[];
  readonly tOutOfRange: number[];
  readonly functions: Table[];
}

interface Table {
  readonly fn: string;
  readonly params: { rate?: number; period?: number; p?: number[]; easingParam?: number[] };
  readonly v: (number | 'NaN')[];
  readonly vOutOfRange: (number | 'NaN')[];
}

const golden = new URL('../conformance/golden/3.17.2/easing.json', import.meta.url);
const { t, tOutOfRange, functions } = JSON.parse(readFileSync(golden, 'utf8')) as Tables;

/** Recorded in single precision: out of range the figures, and what was added up for them, are large and have fewer digits behind the point. */
const inRange = 1e-6;
const outOfRange = (expected: number): number => 2e-6 * Math.max(1, Math.abs(expected));

describe('the curves of cocos2d-x 3.17.2', () => {
  it.each(functions)('$fn $params gives the recorded figures from 0 to 1', (table) => {
    const curve = curveOf(table);
    const exactEnds = table.fn !== 'bezieratFunction';
    t.forEach((t, i) => {
      const exact = exactEnds && (t === 0 || t === 1);
      expect(distance(curve(t), exact ? t : table.v[i])).toBeLessThanOrEqual(exact ? 0 : inRange);
    });
  });

  it.each(functions)('$fn $params gives the recorded figures beyond', (table) => {
    const curve = curveOf(table);
    tOutOfRange.forEach((t, i) => {
      const recorded = table.vOutOfRange[i];
      const expected = recorded === 'NaN' ? (t < 0 ? 0 : 1) : Number(recorded);
      expect(distance(curve(t), expected)).toBeLessThanOrEqual(recorded === 'NaN' ? 0 : outOfRange(expected));
    });
  });

  it('differ on purpose in one end, which is exact here', () => {
    const inexact = functions.filter(({ v }) => ![0, 0.5].includes(Number(v.at(0))) || v.at(-1) !== 1);
    expect(inexact.map(({ fn }) => fn)).toEqual(['expoEaseIn']);
  });

  it('differ on purpose where the recorded figure is NaN, which no curve is here', () => {
    const withoutNumber = functions.filter(({ vOutOfRange }) => vOutOfRange.includes('NaN'));
    const rates = ['easeOut', 'easeIn', 'easeOut', 'easeInOut', 'easeIn', 'easeInOut'];
    expect(withoutNumber.map(({ fn }) => fn)).toEqual(['circEaseIn', 'circEaseOut', ...rates]);
  });
});

function distance(got: number, expected: unknown): number {
  return Math.abs(got - Number(expected));
}

function curveOf({ fn, params: { rate = NaN, period = NaN, p, easingParam } }: Table): Curve {
  const [p0 = NaN, p1 = NaN, p2 = NaN, p3 = NaN] = p ?? [];
  // customEase reads only the heights of its four points: it is the four-parameter bezier again.
  const [, h0 = NaN, , h1 = NaN, , h2 = NaN, , h3 = NaN] = easingParam ?? [];
  const curves: Readonly<Record<string, () => Curve>> = {
    linear: () => uniform,
    sineEaseIn: () => sineIn,
    sineEaseOut: () => sineOut,
    sineEaseInOut: () => sineInOut,
    quadEaseIn: () => quadraticIn,
    quadEaseOut: () => quadraticOut,
    quadEaseInOut: () => quadraticInOut,
    quadraticIn: () => quadraticIn,
    quadraticOut: () => quadraticOut,
    quadraticInOut: () => quadraticInOut,
    cubicEaseIn: () => cubicIn,
    cubicEaseOut: () => cubicOut,
    cubicEaseInOut: () => cubicInOut,
    quartEaseIn: () => quarticIn,
    quartEaseOut: () => quarticOut,
    quartEaseInOut: () => quarticInOut,
    quintEaseIn: () => quinticIn,
    quintEaseOut: () => quinticOut,
    quintEaseInOut: () => quinticInOut,
    expoEaseIn: () => exponentialIn,
    expoEaseOut: () => exponentialOut,
    expoEaseInOut: () => exponentialInOut,
    circEaseIn: () => circleIn,
    circEaseOut: () => circleOut,
    circEaseInOut: () => circleInOut,
    backEaseIn: () => backIn,
    backEaseOut: () => backOut,
    backEaseInOut: () => backInOut,
    bounceEaseIn: () => bounceIn,
    bounceEaseOut: () => bounceOut,
    bounceEaseInOut: () => bounceInOut,
    easeIn: () => rateIn(rate),
    easeOut: () => rateOut(rate),
    easeInOut: () => rateInOut(rate),
    elasticEaseIn: () => elasticIn(period),
    elasticEaseOut: () => elasticOut(period),
    elasticEaseInOut: () => elasticInOut(period),
    bezieratFunction: () => bezierCurve(p0, p1, p2, p3),
    customEase: () => bezierCurve(h0, h1, h2, h3),
  };
  const make = curves[fn];
  if (!make) throw new Error(`no curve for ${fn}`);
  return make();
}
