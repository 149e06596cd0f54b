import * as motion from 'rx-motion';
import type { Disagreement } from './compare.js';
import type { Verdict } from './judge.js';
import type { Reason } from './reasons.js';

/** easing.json: values of the engine's functions at some points. */
export interface CurveTables {
  readonly t: readonly number[];
  readonly tOutOfRange: readonly number[];
  readonly functions: readonly CurveTable[];
}

export interface CurveTable {
  readonly fn: string;
  readonly params: {
    readonly rate?: number;
    readonly period?: number;
    readonly p?: readonly number[];
    readonly easingParam?: readonly number[];
  };
  readonly v: readonly (number | 'NaN')[];
  readonly vOutOfRange: readonly (number | 'NaN')[];
}

export const curveReasons = {
  end: {
    name: 'exact-end',
    reason: 'tweenfunc::expoEaseIn gives 0.999 at 1; here curves are exact at their ends (law 3).',
  },
  noNumber: {
    name: 'no-number',
    reason: 'Some functions give no number beyond their ends; here the curve rests at the end that it has left.',
  },
  bound: {
    name: 'elastic-bound',
    reason:
      'Elastic eases swing ever wider beyond their ends, beyond all numbers; here no wider than at twice their time.',
    isUnrecorded: true,
  },
} satisfies Record<string, Reason>;

/** Recorded in single precision: beyond the ends, values and intermediate sums are large and have fewer decimals. */
const inside = 1e-6;
const outside = (expected: number): number => 2e-6 * Math.max(1, Math.abs(expected));

/** The error from rounding the argument of a curve to single precision: far beyond its ends an elastic one is steep. */
function roundedBy(curve: motion.Curve, at: number): number {
  const step = 2 ** -22 * Math.max(1, Math.abs(at));
  const moved = Math.max(...[at - step, at + step].map((near) => Math.abs(curve(near) - curve(at))));
  return Number.isFinite(moved) ? moved : 0;
}

/** Whether an elastic ease matches the engine's, which swings wider by a power of 2. */
function isWiderThere({ fn, params }: CurveTable, at: number, recorded: number, got: number): boolean {
  const isIn = fn === 'elasticEaseIn';
  const time = isIn ? at : 1 - at;
  if ((!isIn && fn !== 'elasticEaseOut') || time <= 2) return false;
  const [wide, narrow] = [recorded, got].map((value) => (isIn ? value : 1 - value));
  // The engine rounds the power and angle of a distant swing, which dominates near its zeros.
  const rounding = 2 ** -21 * (1 + 10 * time + (2 * Math.PI * time) / (params.period ?? 1));
  return Math.abs(wide! - narrow! * 2 ** (10 * (time - 2))) < rounding * 2 ** (10 * (time - 1));
}

/** Compares a curve with its table, point by point. */
export function judgeCurve(table: CurveTable, { t, tOutOfRange }: CurveTables): Verdict {
  const curve = curveOf(table);
  if (curve === undefined) {
    const missing = { frame: -1, property: 'curve', expected: table.fn, got: 'no such curve' };
    return { disagreements: [missing], reasons: [], unexplained: [missing] };
  }
  const disagreements: Disagreement[] = [];
  const unexplained: Disagreement[] = [];
  const reasons = new Set<Reason>();
  const compare = (
    at: number,
    frame: number,
    recorded: number | 'NaN',
    tolerance: number,
    reason: Reason | null,
  ): void => {
    const got = curve(at);
    if (Math.abs(got - Number(recorded)) <= tolerance) return;
    const disagreement = { frame, property: `curve at ${at}`, expected: recorded, got };
    disagreements.push(disagreement);
    if (reason === null) unexplained.push(disagreement);
    else reasons.add(reason);
  };
  t.forEach((at, index) => {
    const recorded = table.v[index]!;
    const isExact = (at === 0 || at === 1) && curve(at) === at && table.fn === 'expoEaseIn';
    // The ends themselves are not rounded, and a curve may jump there.
    const rounded = at === 0 || at === 1 ? 0 : roundedBy(curve, at);
    compare(at, index, recorded, inside + rounded, isExact ? curveReasons.end : null);
  });
  tOutOfRange.forEach((at, index) => {
    const recorded = table.vOutOfRange[index]!;
    const isBound = isWiderThere(table, at, Number(recorded), curve(at));
    const rests = recorded === 'NaN' && curve(at) === (at < 0 ? 0 : 1);
    compare(
      at,
      t.length + index,
      recorded,
      outside(Number(recorded)) + roundedBy(curve, at),
      rests ? curveReasons.noNumber : isBound ? curveReasons.bound : null,
    );
  });
  return { disagreements, reasons: [...reasons], unexplained };
}

/** The curve of a table. */
export function curveOf({
  fn,
  params: { rate = NaN, period = NaN, p, easingParam },
}: CurveTable): motion.Curve | undefined {
  const [p0 = NaN, p1 = NaN, p2 = NaN, p3 = NaN] = p ?? [];
  // customEase reads only the heights of its four points: it is the four-parameter bezier again.
  const [, h0 = NaN, , h1 = NaN, , h2 = NaN, , h3 = NaN] = easingParam ?? [];
  const parametric: Readonly<Record<string, () => motion.Curve>> = {
    easeIn: () => motion.rateIn(rate),
    easeOut: () => motion.rateOut(rate),
    easeInOut: () => motion.rateInOut(rate),
    elasticEaseIn: () => motion.elasticIn(period),
    elasticEaseOut: () => motion.elasticOut(period),
    elasticEaseInOut: () => motion.elasticInOut(period),
    bezieratFunction: () => motion.bezierCurve(p0, p1, p2, p3),
    customEase: () => motion.bezierCurve(h0, h1, h2, h3),
  };
  return parametric[fn]?.() ?? fixed(fn);
}

const families: Readonly<Record<string, string>> = {
  quad: 'quadratic',
  quart: 'quartic',
  quint: 'quintic',
  expo: 'exponential',
  circ: 'circle',
};

/** The curve whose name here is another than in the engine. */
function fixed(fn: string): motion.Curve | undefined {
  if (fn === 'linear') return motion.uniform;
  const [, family = '', way = ''] = /^(\w+?)(?:Ease)?(In|Out|InOut)$/.exec(fn) ?? [];
  return (motion as unknown as Record<string, motion.Curve | undefined>)[`${families[family] ?? family}${way}`];
}
