import { mix } from './mix.js';
import { plain } from './plain-number.js';

/** A text, split at its numbers: `'4px 2px'`, `'rotate(90deg)'`. */
export interface NumberText {
  /** One more than the numbers. */
  readonly literals: readonly string[];
  readonly numbers: readonly number[];
}

const NUMBER = '([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?)';

/** A number, or a word or a colour in hexadecimal digits, whose digits are not numbers. */
const APART = /* @__PURE__ */ (() => new RegExp(String.raw`(?:[a-z_#]|--?[a-z_])[\w#-]*|${NUMBER}`, 'gi'))();

/** A number anywhere, also after a letter, as in the path `M0 0A20`. */
export const ANYWHERE: RegExp = /* @__PURE__ */ (() => new RegExp(NUMBER, 'gi'))();

export function splitNumbers(text: string, token: RegExp = APART): NumberText {
  const literals: string[] = [];
  const numbers: number[] = [];
  let end = 0;
  for (const { 1: number, index } of text.matchAll(token)) {
    if (number === undefined) continue;
    // Numbers separated only by a sign or a point (1-2) need a space, because these can disappear.
    literals.push(text.slice(end, index) || (end === 0 ? '' : ' '));
    numbers.push(Number(number));
    end = index + number.length;
  }
  literals.push(text.slice(end));
  return { literals, numbers };
}

/** Whether two texts differ in their numbers alone; white space and commas do not count. */
export function haveOneForm(a: NumberText, b: NumberText): boolean {
  return a.literals.length === b.literals.length && formOf(a) === formOf(b);
}

function formOf({ literals }: NumberText): string {
  return literals.map((literal) => literal.replace(/[\s,]+/g, '')).join(' ');
}

/** The text with these numbers. The channels of `rgb()` are whole numbers, as browsers compute them. */
export function joinNumbers(literals: readonly string[], numberAt: (index: number) => number): string {
  let text = literals[0]!;
  let isColor = false;
  for (let index = 1; index < literals.length; index++) {
    const before = literals[index - 1]!;
    isColor = before.endsWith('rgb(') || (isColor && before === ', ');
    const number = numberAt(index - 1);
    text += String(isColor ? Math.max(0, Math.min(Math.round(number), 255)) : plain(number)) + literals[index]!;
  }
  return text;
}

/** The text between two that have one form, by progress. */
export function mixNumbers(a: NumberText, b: NumberText): (progress: number) => string {
  return (progress) => joinNumbers(a.literals, (index) => mix(a.numbers[index]!, b.numbers[index]!, progress));
}
