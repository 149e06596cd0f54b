import type { Color } from 'rx-motion';
import { coral, gold, slate } from '../palette.js';
import type { Look } from './look.js';

/** A disc. */
export const ball: Look = {
  state: { width: 44, height: 44, color: coral },
  paint(context, { width, height, color }) {
    context.beginPath();
    context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
    context.fillStyle = css(color);
    context.fill();
  },
};

/** A small disc, for crowds. */
export const dot: Look = { ...ball, state: { width: 16, height: 16, color: slate } };

/** A rounded square with an arrow that shows its rotation. */
export const tile: Look = {
  state: { width: 84, height: 84, color: coral },
  paint(context, { width, height, color }) {
    context.beginPath();
    context.roundRect(0, 0, width, height, 18);
    context.fillStyle = css(color);
    context.fill();
    context.save();
    context.translate(width / 2, height / 2);
    context.beginPath();
    arrow.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.fillStyle = '#fff';
    context.fill();
    context.restore();
  },
};

/** As in looks.css. */
const arrow: readonly (readonly [number, number])[] = [
  [-20, -5],
  [2, -5],
  [2, -17],
  [22, 0],
  [2, 17],
  [2, 5],
  [-20, 5],
];

/** A playing card. */
export const card: Look = {
  state: { width: 132, height: 184, color: coral },
  paint(context, { width, height, color }) {
    context.beginPath();
    context.roundRect(0, 0, width, height, 16);
    context.fillStyle = css(color);
    context.fill();
    context.fillStyle = 'rgb(255 255 255 / 0.92)';
    for (const [x, y, wide, high] of [
      [18, 18, 36, 36],
      [18, height - 46, width - 36, 8],
      [18, height - 28, (width - 36) * 0.6, 8],
    ] as const) {
      context.beginPath();
      context.roundRect(x, y, wide, high, Math.min(wide, high) / 2);
      context.fill();
    }
  },
};

/** A bar that fills. */
export const bar: Look = {
  state: { width: 360, height: 22, color: coral },
  paint(context, { width, height, color, percentage }) {
    context.beginPath();
    context.roundRect(0, 0, width, height, height / 2);
    context.fillStyle = 'rgb(128 132 144 / 0.25)';
    context.fill();
    context.save();
    context.clip();
    context.fillStyle = css(color);
    context.fillRect(0, 0, (width * percentage) / 100, height);
    context.restore();
  },
};

/** A round dial that fills. */
export const dial: Look = {
  state: { width: 132, height: 132, color: gold },
  paint(context, { width, height, color, percentage }) {
    const sweep = (part: number, style: string): void => {
      context.beginPath();
      context.arc(width / 2, height / 2, width / 2 - 9, -Math.PI / 2, -Math.PI / 2 + part * 2 * Math.PI);
      context.lineWidth = 18;
      context.strokeStyle = style;
      context.stroke();
    };
    sweep(1, 'rgb(128 132 144 / 0.25)');
    sweep(percentage / 100, css(color));
  },
};

/** A rectangle of any size. */
export const block: Look = {
  state: { width: 44, height: 44, color: slate },
  paint(context, { width, height, color }) {
    context.beginPath();
    context.roundRect(
      0,
      0,
      Math.max(0, width),
      Math.max(0, height),
      Math.min(8, Math.abs(width / 2), Math.abs(height / 2)),
    );
    context.fillStyle = css(color);
    context.fill();
  },
};

/** A window that shows a part of something. */
export const pane: Look = {
  state: { width: 160, height: 90, color: coral },
  paint(context, { width, height, color }) {
    context.beginPath();
    context.roundRect(1.5, 1.5, width - 3, height - 3, 10);
    context.lineWidth = 3;
    context.strokeStyle = context.fillStyle = css(color);
    context.stroke();
    context.globalAlpha *= 0.1;
    context.fill();
  },
};

function css({ r, g, b }: Color): string {
  return `rgb(${r} ${g} ${b})`;
}
