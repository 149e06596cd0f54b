import type { Curve } from 'rx-motion';
import type { Stage } from './stage/stage.js';
import { stageHeight, stageWidth } from './stage/stage.js';

/** The position of a curve's plot. */
export interface Plot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly curve: Curve;
}

/** Plots curves in a grid on a stage, each with its name, and returns their positions. */
export function plotCurves(
  stage: Stage,
  curves: Readonly<Record<string, Curve>>,
  { columns, box }: { readonly columns: number; readonly box: number },
): Plot[] {
  const entries = Object.entries(curves);
  const rows = Math.ceil(entries.length / columns);
  return entries.map(([name, curve], index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = ((column + 0.5) * stageWidth) / columns - box / 2;
    const y = ((row + 0.5) * stageHeight) / rows - box / 2 - 10;
    const line = Array.from({ length: 41 }, (_, step) => ({
      x: x + (step / 40) * box,
      y: y + box - curve(step / 40) * box,
    }));
    stage.guide({
      line: [
        { x, y },
        { x, y: y + box },
        { x: x + box, y: y + box },
      ],
      isFaint: true,
    });
    stage.guide({ line });
    const width = stageWidth / columns;
    stage.guide({ text: name, at: { x: x + box / 2, y: y + box + 39 }, size: columns > 3 ? 12 : 13, width });
    return { x, y, size: box, curve };
  });
}
