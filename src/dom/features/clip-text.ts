import { type ProgressShape, progressOutline } from '../../math/progress-shape.js';

/** The `clip-path` of a shape at a percentage, independent of the element's size. */
export function clipText(shape: ProgressShape, percentage: number): string {
  const outline = progressOutline('withProgress', shape, percentage);
  const corners: string[] = [];
  for (let at = 0; at < outline.length; at += 2) corners.push(`${outline[at]! * 100}% ${outline[at + 1]! * 100}%`);
  return corners.length === 0 ? 'inset(50%)' : `polygon(${corners.join()})`;
}
