import { checkString, shownValue } from '../math/check.js';
import { cubicBezier } from './cubic-bezier.js';
import type { Curve } from './curve.js';
import { linear, type LinearStop } from './linear.js';
import { type StepPosition, steps } from './steps.js';

/**
 * Reads an easing function of CSS, for example a design token: `linear(…)`, `cubic-bezier(…)`, `steps(…)`, or a keyword
 * such as `ease-out` or `step-end`.
 *
 * A `var()` has a value only on an element, so ask that: `getComputedStyle(element).getPropertyValue('--ease')`. A
 * `calc()` is not read either.
 *
 * ```ts
 * import { moveTo, parseEasing } from 'rx-motion';
 *
 * const emphasized = parseEasing('cubic-bezier(0.2, 0, 0, 1)');
 * const move = moveTo(0.3, { x: 100 }, emphasized);
 * parseEasing('linear(0, 0.5 25%, 1)')(0.125); // => 0.25
 * ```
 *
 * @param text As in CSS; upper and lower case are the same.
 * @throws RangeError when `text` is not such an easing; TypeError when it is not a string.
 * @see {@link toLinear}, which writes one.
 */
export function parseEasing(text: string): Curve {
  const given = checkString('parseEasing', 'text', text).trim().toLowerCase();
  const full = Object.hasOwn(KEYWORDS, given) ? KEYWORDS[given]! : given;
  const [, name = '', inside = ''] = /^([a-z-]+)\(([^()]*)\)$/.exec(full) ?? [];
  const parts = inside.split(',').map((part) => part.trim());
  const curve = Object.hasOwn(READERS, name) ? READERS[name]!(parts) : undefined;
  if (curve !== undefined) return curve;
  throw new RangeError(
    `parseEasing: text must be an easing function of CSS, as 'ease-out' or 'cubic-bezier(0.2, 0, 0, 1)', got ${shownValue(text)}`,
  );
}

const KEYWORDS: Readonly<Record<string, string>> = {
  linear: 'linear(0, 1)',
  ease: 'cubic-bezier(0.25, 0.1, 0.25, 1)',
  'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
  'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
  'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
  'step-start': 'steps(1, start)',
  'step-end': 'steps(1, end)',
};

/** The functions, each undefined if its arguments are wrong. */
const READERS: Readonly<Record<string, (parts: readonly string[]) => Curve | undefined>> = {
  'cubic-bezier': (parts) => {
    const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN, ...others] = parts.map(numberIn);
    const isRight = [x1, x2].every((x) => x >= 0 && x <= 1) && Number.isFinite(y1 + y2) && others.length === 0;
    return isRight ? cubicBezier(x1, y1, x2, y2) : undefined;
  },
  steps: ([count = '', position = 'end', ...others]) => {
    const isRight = /^\+?\d+$/.test(count) && POSITIONS.test(position) && others.length === 0;
    const least = position === 'jump-none' ? 2 : 1;
    return isRight && Number(count) >= least ? steps(Number(count), position as StepPosition) : undefined;
  },
  linear: (parts) => {
    const stops = parts.map(stopIn);
    return stops.every((stop) => stop !== undefined) ? linear(...stops) : undefined;
  },
};

const POSITIONS = /^(?:jump-(?:start|end|none|both)|start|end)$/;
const NUMBER = /^[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?$/;

/** NaN if it is anything but a number. */
function numberIn(text: string): number {
  return NUMBER.test(text) ? Number(text) : NaN;
}

/** A stop of `linear()`: a number, before or after it up to two percentages. */
function stopIn(text: string): LinearStop | undefined {
  const words = text.split(/\s+/);
  const output = words[0]!.endsWith('%') ? words.pop()! : words.shift()!;
  const inputs = words.map((word) => (word.endsWith('%') ? numberIn(word.slice(0, -1)) / 100 : NaN));
  const stop = [numberIn(output), ...inputs];
  return stop.length <= 3 && stop.every(Number.isFinite) ? (stop as unknown as LinearStop) : undefined;
}
