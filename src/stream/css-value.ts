import { formatColor, parseColor } from '../math/css-color.js';

/** How many numbers a CSS colour takes. */
export const cssSize = 4;

/** Writes a CSS colour as red, green and blue, each times alpha, and alpha: so that what is transparent has no say in the hue, as in CSS. */
export function readCss(text: string, numbers: Float64Array, at: number): void {
  const { r, g, b } = parseColor(text);
  const alpha = alphaOf(text.trim().toLowerCase());
  numbers[at] = r * alpha;
  numbers[at + 1] = g * alpha;
  numbers[at + 2] = b * alpha;
  numbers[at + 3] = alpha;
}

/** The CSS colour that was written at `at`: `rgb(…)`, and `rgba(…)` where it is not opaque. */
export function formatCss(numbers: Float64Array, at: number): string {
  // Cut only as it is written: where it swings beyond 1, the channels swing with it.
  const alpha = numbers[at + 3]!;
  const [r, g, b] = [0, 1, 2].map((channel) => (alpha > 0 ? numbers[at + channel]! / alpha : 0)) as [
    number,
    number,
    number,
  ];
  const opaque = formatColor({ r, g, b });
  return alpha < 1 ? `rgba(${opaque.slice(4, -1)}, ${Number(Math.max(0, alpha).toFixed(4))})` : opaque;
}

/** The transparency of what `parseColor` has let pass. */
function alphaOf(css: string): number {
  if (css === 'transparent') return 0;
  if (css.startsWith('#')) {
    if (css.length === 5) return parseInt(css.slice(4), 16) / 15;
    return css.length === 9 ? parseInt(css.slice(7), 16) / 255 : 1;
  }
  const alpha = css.endsWith(')')
    ? css
        .slice(css.indexOf('(') + 1, -1)
        .trim()
        .split(/[\s,/]+/)[3]
    : undefined;
  if (alpha === undefined) return 1;
  return Math.max(0, Math.min((parseFloat(alpha) || 0) / (alpha.endsWith('%') ? 100 : 1), 1));
}
