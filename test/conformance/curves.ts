import type { Curve } from 'rx-motion';
import * as motion from 'rx-motion';
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
export function curveOf(spec: ActionSpec): Curve | undefined {
  const { type } = spec;
  if (type === 'EaseBezierAction') return motion.bezierCurve(...(spec.p as [number, number, number, number]));
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
