import { convert } from '../../math/color-space.js';
import { readColor } from '../../math/read-color.js';
import type { ScoreTrack, ScoreValue } from '../plan.js';

/** How much each channel of a tint contributes to the lightness that the eye sees. */
const WEIGHTS: Readonly<Record<string, number>> = { 'color.r': 0.21, 'color.g': 0.72, 'color.b': 0.07 };

/** How light a value of a track makes its target, from 0 to 1; undefined if it has no influence on that. */
export function lightnessOf({ property }: ScoreTrack, value: ScoreValue): number | undefined {
  if (property === 'visible' || property === 'opacity') return Number(value);
  const weight = WEIGHTS[property];
  if (weight !== undefined) return (weight * Number(value)) / 255;
  return typeof value === 'string' ? luminance(value) : undefined;
}

/** The relative luminance of a CSS colour. */
function luminance(text: string): number | undefined {
  const color = readColor(text);
  return color && color.alpha * (convert(color.channels, color.space, 'xyz-d65')[1] || 0);
}
