import {
  backIn,
  backInOut,
  backOut,
  bounceIn,
  bounceOut,
  circleInOut,
  cubicBezier,
  type Curve,
  elasticIn,
  elasticInOut,
  elasticOut,
  exponentialIn,
  quadraticIn,
  rateIn,
  sineInOut,
  springCurve,
  steps,
} from 'rx-motion';

/** Curves from 0 to 1 that stay within. */
export const innerCurves: Readonly<Record<string, Curve>> = {
  quadraticIn,
  sineInOut,
  circleInOut,
  'rateIn(3)': rateIn(3),
  bounceIn,
  bounceOut,
  // At 1/4 it is at the end, at 3/4 back at the start.
  'there, back and there': (t) => t * (9 + t * (16 * t - 24)),
};

/** Curves from 0 to 1 that overshoot or swing. */
export const overshootingCurves: Readonly<Record<string, Curve>> = {
  // It starts a little below 0.
  exponentialIn,
  'cubicBezier(0.3, -1, 0.6, 2)': cubicBezier(0.3, -1, 0.6, 2),
  backIn,
  backOut,
  backInOut,
  'springCurve({ bounce: 0.6 })': springCurve({ bounce: 0.6 }),
  'elasticIn(0.3)': elasticIn(0.3),
  'elasticOut(0.3)': elasticOut(0.3),
  'elasticInOut(0.45)': elasticInOut(0.45),
  '3t - 2t²': (t) => 3 * t - 2 * t * t,
};

export const properCurves: Readonly<Record<string, Curve>> = { ...innerCurves, ...overshootingCurves };

/** Curves that jump, or have other ends than 0 and 1. */
export const wildCurves: Readonly<Record<string, Curve>> = {
  'steps(3)': steps(3),
  '1 - t': (t) => 1 - t,
  'nowhere but at 1/2': () => 0.5,
  '3t - 1': (t) => 3 * t - 1,
  'as far as -1/2 and 3/2': (t) => 2 * t - 0.5,
};

/** Keeps nested overshoots finite. */
export function bounded(curve: Curve): Curve {
  return (t) => Math.max(-4, Math.min(4, curve(t)));
}
