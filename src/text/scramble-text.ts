import { type How, optionsAndCurve } from '../actions/how.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import type { Elemental } from '../element/elemental.js';
import { checkCount, checkFinitePositive, checkOptions, checkString } from '../math/check.js';
import { mix } from '../math/mix.js';
import { noise } from '../math/noise.js';
import { wholeUnits } from '../math/whole-units.js';
import type { FiniteAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { textLeaf } from './element-text.js';
import { charactersOf } from './language.js';

/** How {@link scrambleText} scrambles. */
export interface ScrambleTextOptions {
  /** The characters to choose from; by default the capital letters and the digits. */
  readonly characters?: string | undefined;
  /** How often they change, in times a second, > 0; by default 15. */
  readonly frequency?: number | undefined;
  /** A whole number >= 0: another one gives other characters. Default: 0. */
  readonly seed?: number | undefined;
}

/**
 * Turns the text of an element into another one, character by character from its start, through random characters.
 *
 * The same moment always shows the same characters. Spaces stay spaces. When time goes back to the start, the text is
 * as it was found.
 *
 * ```ts page
 * import { play } from 'rx-motion';
 * import { scrambleText } from 'rx-motion/text';
 *
 * const element = document.querySelector<HTMLElement>('#box')!;
 * play(scrambleText(1, 'motion', { characters: 'XO#/' }), { element }).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param text What the element shows at the end.
 * @param how Options; last, a curve.
 * @throws RangeError when `duration` is negative, or an option is out of its range; TypeError when something is of the
 * wrong kind.
 */
export function scrambleText(
  duration: Seconds,
  text: string,
  ...how: [options?: ScrambleTextOptions | Curve | undefined, curve?: Curve | undefined]
): FiniteAction<Elemental> {
  const [options, curve] = optionsAndCurve(how as How<ScrambleTextOptions>);
  const {
    characters = USUAL,
    frequency = 15,
    seed = 0,
  } = checkOptions('scrambleText', options, 'characters frequency seed');
  checkString('scrambleText', 'text', text);
  if (checkString('scrambleText', 'characters', characters) === '')
    throw new RangeError("scrambleText: characters must not be empty, got ''");
  checkFinitePositive('scrambleText', 'frequency', frequency);
  checkCount('scrambleText', 'seed', seed, 0);
  const action = textLeaf('scrambleText', duration, (shown) => {
    const { element, text: found } = shown;
    const { length } = charactersOf(element, found);
    const all = charactersOf(element, text);
    const choice = charactersOf(element, characters);
    return (progress) => {
      const part = Math.max(0, Math.min(progress, 1));
      const step = Math.floor(part * duration * frequency);
      const ready = wholeUnits(part * all.length);
      const rest = Math.round(mix(length, all.length, part)) - ready;
      const scrambled = Array.from({ length: Math.max(0, rest) }, (_, index) =>
        /^\s/.test(all[ready + index] ?? '')
          ? ' '
          : choice[Math.floor(choice.length * noise(seed, step, ready + index))]!,
      );
      shown.text = part === 0 ? found : all.slice(0, ready).concat(scrambled).join('');
    };
  });
  return applyCurve(action, curve);
}

const USUAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
