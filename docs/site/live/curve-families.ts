import type { Curve } from 'rx-motion';
import * as motion from 'rx-motion';

/** A curve, with its code. */
export interface NamedCurve {
  readonly name: string;
  readonly curve: Curve;
}

/** The families of curves, each with its in, out and inOut. */
export const curveFamilies: readonly { readonly family: string; readonly curves: readonly NamedCurve[] }[] = [
  ...(['sine', 'quadratic', 'cubic', 'quartic', 'quintic', 'exponential', 'circle', 'back', 'bounce'] as const).map(
    (family) => ({
      family,
      curves: [
        { name: `${family}In`, curve: motion[`${family}In`] },
        { name: `${family}Out`, curve: motion[`${family}Out`] },
        { name: `${family}InOut`, curve: motion[`${family}InOut`] },
      ],
    }),
  ),
  {
    family: 'elastic',
    curves: [
      { name: 'elasticIn()', curve: motion.elasticIn() },
      { name: 'elasticOut()', curve: motion.elasticOut() },
      { name: 'elasticInOut()', curve: motion.elasticInOut() },
    ],
  },
  {
    family: 'rate',
    curves: [
      { name: 'rateIn(2.5)', curve: motion.rateIn(2.5) },
      { name: 'rateOut(2.5)', curve: motion.rateOut(2.5) },
      { name: 'rateInOut(2.5)', curve: motion.rateInOut(2.5) },
    ],
  },
  {
    family: 'others',
    curves: [
      { name: 'uniform', curve: motion.uniform },
      { name: 'steps(4)', curve: motion.steps(4) },
      { name: 'bezierCurve(0, 1.4, -0.4, 1)', curve: motion.bezierCurve(0, 1.4, -0.4, 1) },
    ],
  },
];
