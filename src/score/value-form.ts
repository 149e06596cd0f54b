import { mix } from '../math/mix.js';
import { ANYWHERE } from '../math/number-text.js';
import type { ScoreValue } from './plan.js';

/** A value as numbers in a form: values of one form are mixed number by number. */
export interface ValueForm {
  readonly form: string;
  readonly numbers: readonly number[];
}

export function formOf(value: ScoreValue): ValueForm {
  if (typeof value === 'number') return { form: '', numbers: [value] };
  // The digits of a hexadecimal colour are not numbers.
  if (typeof value !== 'string' || value.includes('#')) return { form: `${typeof value} ${value}`, numbers: [] };
  return { form: `text ${value.replace(ANYWHERE, '#')}`, numbers: (value.match(ANYWHERE) ?? []).map(Number) };
}

/** The value between two; the first one if they differ in form. */
export function mixValues(from: ScoreValue, to: ScoreValue, progress: number): ScoreValue {
  if (typeof from === 'number' && typeof to === 'number') return mix(from, to, progress);
  const [before, after] = [formOf(from), formOf(to)];
  if (typeof from !== 'string' || before.form !== after.form) return from;
  let index = 0;
  return from.replace(ANYWHERE, () => String(mix(before.numbers[index]!, after.numbers[index++]!, progress)));
}
