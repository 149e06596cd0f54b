import { checkCount, checkOptions } from '../math/check.js';
import { scriptName } from '../target/css-name.js';
import type { Progress } from '../time/effect.js';
import { type CssTrack, cssTracks } from './css-tracks.js';
import { checkScore, type Score } from './plan.js';

/** A keyframe of Web Animations: an offset, and the value of one property by its name in scripts. */
export interface ScoreKeyframe {
  readonly offset: Progress;
  readonly [property: string]: number | string;
}

/** Options of {@link toKeyframes}. */
export interface KeyframeOptions {
  /** An index in the score's targets, 0 by default. */
  readonly target?: number | undefined;
  /** How far a value may be off, as for {@link sampled}. */
  readonly tolerance?: number | undefined;
}

/**
 * Makes keyframes of a score, for Web Animations that you play yourself.
 *
 * The numbers of a target (`x`, `rotation`, `scaleX` …) become `transform`, together with those that the motion leaves
 * alone, unless the score comes from {@link sampled}, which does not contain these. `opacity` stays as it is, and texts
 * become the properties that they are named after. Between two keyframes the browser goes in a straight line, so a
 * curve is cut into as many as it needs. Styles keep their texts, and the browser interpolates: a curve is an easing by
 * CSS's `linear()`. Gradients, and custom properties that are not registered, jump half way.
 * Callbacks, other values and what is in `left` are left out.
 *
 * ```ts
 * import { fadeTo, moveTo, sequence } from 'rx-motion';
 * import { score, toKeyframes } from 'rx-motion/score';
 *
 * const plan = score(sequence(moveTo(1, { x: 80 }), fadeTo(1, 0)), { x: 0, y: 0, opacity: 1 });
 * const keyframes = toKeyframes(plan);
 * keyframes.length; // => 6
 * keyframes[5]; // => { offset: 1, opacity: '0' }
 * ```
 *
 * Play them by `element.animate(keyframes, { duration: plan.until * 1000, fill: 'forwards' })`.
 *
 * @param score What `score` or `sampled` returned. The target's transform must consist of its numbers alone.
 * @throws TypeError when `score` is not a score; RangeError when `target` is not a whole number >= 0, or `tolerance`
 * not above 0.
 * @see {@link toCSS}, for a style sheet; `playNative` of rx-motion/dom, which can be interrupted.
 */
export function toKeyframes(score: Score, options: KeyframeOptions = {}): ScoreKeyframe[] {
  const { target = 0, tolerance } = checkOptions('toKeyframes', options, 'target tolerance');
  checkCount('toKeyframes', 'target', target, 0);
  return cssTracks(checkScore('toKeyframes', score), target, tolerance)
    .flatMap(keyframesOf)
    .sort((one, other) => one.offset - other.offset);
}

/** The keyframes of one property. */
export function keyframesOf({ property, stops }: CssTrack): ScoreKeyframe[] {
  return stops.map(({ offset, value, easing }) => ({
    offset,
    [scriptName(property)]: value,
    ...(easing && { easing }),
  }));
}
