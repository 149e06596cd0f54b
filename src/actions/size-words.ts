import type { Seconds } from '../clock/seconds.js';
import type { GivenNumbers } from '../lines/plain-leaf.js';
import { realOf } from '../lines/recorder.js';
import { StraightLine } from '../lines/straight-line.js';
import { Writer } from '../lines/writer.js';
import { wrongKind } from '../math/check.js';
import type { FiniteAction } from '../motion/action.js';
import { leaf } from '../motion/leaf-motion.js';
import type { Effect } from '../time/effect.js';
import type { Having } from './values.js';

/** A size that the page works out: `auto` fits the content, `*` is the size without any motion. */
export type SizeWord = 'auto' | '*';

/** One of the two numbers of a size, in the target's own units. */
export type SizeSide = 'width' | 'height';

/** Has sizes that the page works out, as elements have. */
export interface Measurable {
  /** The size that a word stands for now, in the target's own units. An action may then set the side to `'auto'`. */
  measure(side: SizeSide, word: SizeWord): number;
}

/** Values that may have words for their sizes; the words are kept from being widened to `string`. */
export type SizeValues = { readonly [K in SizeSide]?: SizeWord | (string & {}) | number | object | undefined };

/** The sides for which `P` has a word. */
type Worded<P> = {
  [K in keyof P & SizeSide]: Extract<P[K], SizeWord> extends never ? never : K;
}[keyof P & SizeSide];

/** A target that has all the values of `P`, and can measure the sizes that are words. */
export type HavingSizes<P> = [Worded<P>] extends [never]
  ? Having<P>
  : Having<{ [K in keyof P]: K extends Worded<P> ? number : P[K] }> & Measurable;

/** The words for sizes among some values, by their side; and the values with a number in place of each. */
export interface SizeWords {
  readonly words: ReadonlyMap<string, SizeWord>;
  readonly others: object;
}

/** The words for sizes among some values; null if there are none. */
export function sizeWordsOf(values: object): SizeWords | null {
  const words = new Map<string, SizeWord>();
  const others: Record<string, unknown> = { ...values };
  for (const side of ['width', 'height']) {
    const word = others[side];
    if (word !== 'auto' && word !== '*') continue;
    words.set(side, word);
    others[side] = 0;
  }
  return words.size === 0 ? null : { words, others };
}

/**
 * An action that moves numbers in straight lines, some of them to sizes that the target measures when it starts.
 *
 * @param numbers With any number in place of a word.
 */
export function straightToSizes<T>(
  name: string,
  duration: Seconds,
  numbers: GivenNumbers<T>,
  words: SizeWords['words'],
): FiniteAction<T> {
  const { list } = numbers.lenses;
  return leaf(name, duration, (target: T): Effect => {
    const writer = Writer.on(name, numbers.lenses, target, 'owns');
    const real = realOf(target);
    const line = new StraightLine(
      writer,
      writer.found,
      list.map((lens, index) => measure(name, real, lens.name, words) ?? numbers.values[index]!),
    );
    // In a score, the size stays a number.
    const automatic = list.filter((lens) => words.get(lens.name) === 'auto' && real === target);
    return {
      update(progress) {
        line.update(progress);
        if (progress === 1) for (const lens of automatic) lens.write(target, 'auto' as never);
      },
      undo: () => line.undo(),
    };
  });
}

/** The number that the word for a side stands for; undefined if it has none. */
function measure(name: string, target: unknown, side: string, words: SizeWords['words']): number | undefined {
  const word = words.get(side);
  if (word === undefined) return undefined;
  const measurable = target as Partial<Measurable> | null | undefined;
  if (typeof measurable?.measure === 'function') return measurable.measure(side as SizeSide, word);
  throw wrongKind(name, `the target of a ${side} "${word}"`, 'domTarget(element) of rx-motion/dom', target);
}
