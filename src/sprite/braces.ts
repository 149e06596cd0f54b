import type { Entry } from './entry.js';
import type { Point, Rect, Size } from './geometry.js';
import { checkedSize } from './sheet-contents.js';

/*
 * Property lists write points, sizes and boxes as text: `{x, y}`, `{width, height}`, `{{x, y}, {width, height}}`.
 */

export function bracedPoint(entry: Entry): Point {
  const [x, y] = numbers(entry, patterns.pair, '"{x, y}"');
  return { x, y };
}

export function bracedSize(entry: Entry): Size {
  const [width, height] = numbers(entry, patterns.pair, '"{width, height}"');
  return { width, height };
}

export function bracedRect(entry: Entry): Rect {
  const [x, y, width, height] = numbers(entry, patterns.box, '"{{x, y}, {width, height}}"');
  return checkedSize({ x, y, width, height }, entry);
}

/** Longer than any four numbers. The patterns backtrack, so they are not applied to longer texts. */
const TOO_LONG = 999;

const patterns = /* @__PURE__ */ (() => {
  const number = String.raw`\s*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)\s*`;
  const braced = String.raw`\s*\{${number},${number}\}\s*`;
  return { pair: new RegExp(`^${braced}$`), box: new RegExp(String.raw`^\s*\{${braced},${braced}\}\s*$`) };
})();

function numbers(entry: Entry, pattern: RegExp, expected: string): [number, number, number, number] {
  const { value } = entry;
  const match = typeof value === 'string' && value.length < TOO_LONG ? pattern.exec(value) : null;
  const [a = NaN, b = NaN, c = 0, d = 0] = (match ?? []).slice(1).map(Number);
  return [a, b, c, d].every(Number.isFinite) ? [a, b, c, d] : entry.fail(expected);
}
