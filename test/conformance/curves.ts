import type { Curve } from 'rx-motion';
import * as motion from 'rx-motion';
import type { Quirks } from './quirk.js';
import type { ActionSpec } from './trace.js';

const families: Readonly<Record<string, string>> = {
  Exponential: 'exponential',
  Sine: 'sine',
  Bounce: 'bounce',
  Back: 'back',
  QuadraticAction: 'quadratic',
  CubicAction: 'cubic',
  QuarticAction: 'quartic',
  QuinticAction: 'quintic',
  CircleAction: 'circle',
};

/** The curve of an Ease class; undefined for any other class. */
export function curveOf(spec: ActionSpec, quirks: Quirks): Curve | undefined {
  const { type } = spec;
  if (type === 'EaseBezierAction') return motion.bezierCurve(...(spec.p as [number, number, number, number]));
  if (type === 'EaseExponentialIn' && quirks.has('exponential-end')) return shortOfItsEnd;
  if (type === 'EaseExponentialInOut' && quirks.has('inexact-in-out')) return inexactAtBothEnds;
  const [, family = '', way = ''] = /^Ease(.*?)(In|Out|InOut)$/.exec(type) ?? [];
  if (way === '') return undefined;
  if (family === '')
    return { In: motion.rateIn, Out: motion.rateOut, InOut: motion.rateInOut }[way as 'In'](spec.rate as number);
  if (family === 'Elastic') {
    return { In: motion.elasticIn, Out: motion.elasticOut, InOut: motion.elasticInOut }[way as 'In'](
      spec.period as number,
    );
  }
  return (motion as unknown as Record<string, Curve | undefined>)[`${families[family] ?? ''}${way}`];
}

/** The `reverse()` of an Ease class, without the action inside. In 3.2 EaseInOut keeps its rate. */
export function turnedEase(spec: ActionSpec, is32: boolean): ActionSpec {
  const { type } = spec;
  if (type === 'EaseInOut' && is32) return spec;
  if (type === 'EaseBezierAction') return { ...spec, p: [...(spec.p as number[])].reverse() };
  if (/^Ease(In|Out|InOut)$/.test(type)) return { ...spec, rate: 1 / (spec.rate as number) };
  if (/^Ease(Exponential|Sine|Bounce|Back|Elastic)(In|Out)$/.test(type)) {
    return {
      ...spec,
      type: type.endsWith('InOut') ? type : type.replace(/(In|Out)$/, (way) => (way === 'In' ? 'Out' : 'In')),
    };
  }
  return spec;
}

function shortOfItsEnd(t: number): number {
  return t === 0 ? 0 : 2 ** (10 * (t - 1)) - 0.001;
}

function inexactAtBothEnds(t: number): number {
  return t < 0.5 ? 2 ** (10 * (2 * t - 1)) / 2 : 1 - 2 ** (-10 * (2 * t - 1)) / 2;
}
