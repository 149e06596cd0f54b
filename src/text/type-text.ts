import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import type { Elemental } from '../element/elemental.js';
import { checkString } from '../math/check.js';
import { wholeUnits } from '../math/whole-units.js';
import type { ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { textLeaf } from './element-text.js';
import { charactersOf } from './language.js';

/**
 * Types a text into an element, character by character (grapheme by grapheme, so an emoji comes as one). Its reverse
 * deletes the text.
 *
 * When time goes back before the start, the text of the element is as it was found.
 *
 * ```ts page
 * import { delayTime, play, sequence } from 'rx-motion';
 * import { typeText } from 'rx-motion/text';
 *
 * const element = document.querySelector<HTMLElement>('#box')!;
 * const word = typeText(0.5, 'motion');
 * play(sequence(word, delayTime(1), word.reverse(), typeText(0.5, 'streams')), { element }).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param text What the element shows at the end.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when `duration` is negative; TypeError when `text` is not a string.
 * @see {@link splitText}, to reveal the characters of a text without moving the content after it.
 */
export function typeText(duration: Seconds, text: string, curve?: Curve): ReversibleAction<Elemental> {
  return applyCurve(typing(duration, checkString('typeText', 'text', text), 0), curve);
}

/** @param from The progress that is shown at the start: 0, or 1 to delete. */
function typing(duration: Seconds, text: string, from: 0 | 1): ReversibleAction<Elemental> {
  return textLeaf(
    'typeText',
    duration,
    (shown) => {
      const characters = charactersOf(shown.element, text);
      return (progress) => {
        const part = Math.max(0, Math.min(from === 0 ? progress : 1 - progress, 1));
        shown.text = characters.slice(0, wholeUnits(part * characters.length)).join('');
      };
    },
    () => typing(duration, text, from === 0 ? 1 : 0),
  );
}
