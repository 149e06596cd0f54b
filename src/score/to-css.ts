import { checkCount, checkNotNegative, checkNumber, checkOptions, checkString } from '../math/check.js';
import { type CssTrack, cssTracks } from './css-tracks.js';
import { checkScore, type Score } from './plan.js';
import type { KeyframeOptions } from './to-keyframes.js';

/** Options of {@link toCSS}. */
export interface CSSOptions extends KeyframeOptions {
  /** Selects the elements. */
  readonly selector: string;
  /** The name of the keyframes. */
  readonly name: string;
  /** How often it runs, 1 by default; Infinity for an animation without an end. */
  readonly repeat?: number | undefined;
}

/**
 * Writes a score as CSS: keyframes, a rule that plays them, and, for users who prefer reduced motion, one that shows
 * the end at once. It animates a server-rendered page before its script has loaded.
 *
 * ```ts
 * import { fadeIn } from 'rx-motion';
 * import { score, toCSS } from 'rx-motion/score';
 *
 * console.log(toCSS(score(fadeIn(0.5), { opacity: 0 }), { selector: '.hero', name: 'appear' }));
 * // @keyframes appear {
 * //   0% { opacity: 0 }
 * //   100% { opacity: 1 }
 * // }
 * // .hero { animation: appear 0.5s linear both }
 * // @media (prefers-reduced-motion: reduce) { .hero { animation-duration: 0s; animation-iteration-count: 1 } }
 * ```
 *
 * It contains and leaves out the same as {@link toKeyframes}. A jump takes a millionth of the length.
 *
 * @param score What `score` or `sampled` returned, usually for an object with the numbers that the element starts with.
 * @throws TypeError when `score` is not a score, or `selector` or `name` not a string; RangeError when `name` is not an
 * identifier of CSS, `repeat` not above 0, or `score.until` not finite; and as {@link toKeyframes}.
 */
export function toCSS(score: Score, options: CSSOptions): string {
  const {
    selector,
    name,
    repeat = 1,
    target = 0,
    tolerance,
  } = checkOptions('toCSS', options, 'name repeat selector target tolerance');
  checkString('toCSS', 'selector', selector);
  const refuse = (rule: string): never => {
    throw new RangeError(`toCSS: name must be ${rule}, got ${JSON.stringify(name)}`);
  };
  if (!IDENTIFIER.test(checkString('toCSS', 'name', name))) refuse('a CSS identifier');
  if (WORDS.test(name)) refuse('no word that `animation` knows');
  checkNumber('toCSS', 'repeat', 'above 0', repeat, (it) => it > 0);
  checkCount('toCSS', 'target', target, 0);
  const until = checkNotNegative('toCSS', 'score.until', checkScore('toCSS', score).until);
  const frames = framesOf(cssTracks(score, target, tolerance));
  const times = repeat === 1 ? '' : ` ${repeat === Infinity ? 'infinite' : repeat}`;
  return [
    `@keyframes ${name} {`,
    ...frames.map(([percent, declarations]) => `  ${percent}% { ${declarations.join('; ')} }`),
    '}',
    `${selector} { animation: ${name} ${until}s linear${times} both }`,
    '@media (prefers-reduced-motion: reduce) ' +
      `{ ${selector} { animation-duration: 0s; animation-iteration-count: 1 } }`,
  ].join('\n');
}

const IDENTIFIER = /^-?[a-z_][\w-]*$/i;

/** What `animation` takes for something else than a name. */
const WORDS =
  /^(?:none|normal|(?:alternate-)?reverse|alternate|running|paused|infinite|forwards|backwards|both|auto|linear|ease(?:-in)?(?:-out)?|step-(?:start|end)|replace|add|accumulate|inherit|initial|unset|revert(?:-layer)?)$/i;

/** CSS has one value at a percentage, so the first one of a jump comes a millionth earlier. */
const MILLION = 1e6;

/** The declarations of each percentage and easing. */
function framesOf(tracks: readonly CssTrack[]): (readonly [percent: number, declarations: readonly string[]])[] {
  const frames = new Map<string, Map<string, string>>();
  for (const { property, stops } of tracks) {
    stops.forEach(({ offset, value, easing = '' }, index) => {
      const isFirst = stops[index + 1]?.offset === offset;
      const percent = (Math.round(offset * MILLION) - (isFirst ? 1 : 0)) / 1e4;
      if (percent < 0) return;
      const key = `${percent} ${easing}`;
      const frame = frames.get(key) ?? new Map<string, string>();
      if (easing !== '') frame.set('', `animation-timing-function: ${easing}`);
      frames.set(key, frame.set(property, `${property}: ${value}`));
    });
  }
  return [...frames]
    .map(([key, declarations]) => [parseFloat(key), [...declarations.values()]] as const)
    .sort(([one], [other]) => one - other);
}
