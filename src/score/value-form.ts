import type { ScoreValue } from './plan.js';

/** A value as numbers in a form: values of one form are mixed number by number. */
export interface Parts {
  readonly form: string;
  readonly numbers: readonly number[];
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g;

export function partsOf(value: ScoreValue): Parts {
  if (typeof value === 'number') return { form: '', numbers: [value] };
  // The digits of a hexadecimal colour are not numbers.
  if (typeof value !== 'string' || value.includes('#')) return { form: `${typeof value} ${value}`, numbers: [] };
  return { form: `text ${value.replace(NUMBER, '#')}`, numbers: (value.match(NUMBER) ?? []).map(Number) };
}

/** Whether the number after some texts is red, green or blue of a colour. */
export function isChannel(texts: readonly string[]): boolean {
  return texts.some((text) => /rgba?\($/.test(text));
}

/** The value between two; the first one if they differ in form. */
export function mixed(from: ScoreValue, to: ScoreValue, progress: number): ScoreValue {
  const [before, after] = [partsOf(from), partsOf(to)];
  if (before.form !== after.form) return from;
  const numbers = before.numbers.map((number, index) => number + (after.numbers[index]! - number) * progress);
  if (typeof from === 'number') return numbers[0]!;
  return typeof from === 'string' && numbers.length > 0 ? from.replace(NUMBER, () => String(numbers.shift())) : from;
}
