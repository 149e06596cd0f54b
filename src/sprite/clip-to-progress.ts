import { progressOutline, type ProgressShape } from '../math/progress-shape.js';
import type { Context2D } from './draw-scratch.js';

/** A progress in a box that can be mirrored. */
interface Filled {
  readonly progress?: ProgressShape | undefined;
  readonly percentage?: number | undefined;
  readonly flippedX?: boolean | undefined;
  readonly flippedY?: boolean | undefined;
}

/**
 * Clips drawing to the part of a box that is visible at its percentage. The box is at (0, 0) of the current transform.
 *
 * @param name The caller's name, for errors.
 * @see cocos2d-x ProgressTimer, whose sprite is mirrored inside its outline.
 */
export function clipToProgress(name: string, context: Context2D, filled: Filled, width: number, height: number): void {
  const { progress, percentage = 0, flippedX = false, flippedY = false } = filled;
  if (progress === undefined) return;
  const outline = progressOutline(name, progress, percentage);
  context.beginPath();
  for (let at = 0; at < outline.length; at += 2) {
    const x = outline[at]!;
    const y = outline[at + 1]!;
    context.lineTo((flippedX ? 1 - x : x) * width, (flippedY ? 1 - y : y) * height);
  }
  context.closePath();
  context.clip();
}
