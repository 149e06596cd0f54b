import { stageHeight, stageWidth } from './stage.js';

/** Words on a stage. */
export interface Label {
  readonly text: string;
  /** Its centre. */
  readonly at: { readonly x: number; readonly y: number };
  /** The font size; on the screen, it is at least that of the page around. */
  readonly size?: number;
  /** Longer labels are broken into lines. */
  readonly width?: number;
}

/** The minimum distance of labels from the edges. */
const margin = 4;

/** @param smallest The minimum font size, in units of the stage. */
export function drawLabel(context: CanvasRenderingContext2D, label: Label, smallest: number): void {
  const size = Math.max(label.size ?? 13, smallest);
  context.font = `500 ${size}px ui-sans-serif, system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const lines = broken(context, label.text, label.width ?? Infinity);
  const half = Math.max(...lines.map((line) => context.measureText(line).width)) / 2 + margin;
  const height = lines.length * size + margin;
  const x = Math.max(half, Math.min(label.at.x, stageWidth - half));
  const top = Math.min(label.at.y - height / 2, stageHeight - height);
  lines.forEach((line, index) => context.fillText(line, x, top + (index + 0.5) * size));
}

/** Breaks words at capitals, except within InOut, before brackets and after commas. */
function broken(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const piece of text.split(/(?<=[a-z])(?<!In)(?=[A-Z(])|(?<=, )/)) {
    const longer = lines.at(-1)! + piece;
    if (context.measureText(longer).width <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}
