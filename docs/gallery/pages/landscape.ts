/** Hours of the day, as colours: sky above, sky below, hills, sea. */
export type Hour = readonly [high: string, low: string, hills: string, sea: string];

export const day: Hour = ['#5aa9e6', '#fde8c8', '#2f6f5e', '#1d5c8c'];
export const evening: Hour = ['#4b3f72', '#ff9e6d', '#3b3355', '#5d3a6e'];
export const night: Hour = ['#0e1a3a', '#3f5a9d', '#16233f', '#0b1730'];
export const morning: Hour = ['#a7d8de', '#fff3d6', '#6aa84f', '#4f9da6'];

/** A bay with a sun, hills and a boat, for effects to bend: 480 by 320 units, at twice as many pixels. */
export function landscape([high, low, hills, sea]: Hour): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 960;
  canvas.height = 640;
  const context = canvas.getContext('2d')!;
  context.scale(2, 2);
  const sky = context.createLinearGradient(0, 0, 0, 200);
  sky.addColorStop(0, high);
  sky.addColorStop(1, low);
  fill(context, sky, [[0, 0], [480, 0], [480, 320], [0, 320]]); // prettier-ignore
  context.fillStyle = '#fff6dd';
  context.beginPath();
  context.arc(352, 84, 34, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 0.55;
  fill(context, hills, [[0, 176], [70, 104], [130, 150], [204, 84], [300, 168], [384, 128], [480, 172], [480, 210], [0, 210]]); // prettier-ignore
  context.globalAlpha = 1;
  fill(context, hills, [[0, 204], [96, 152], [190, 200], [272, 176], [360, 204], [480, 184], [480, 216], [0, 216]]); // prettier-ignore
  fill(context, sea, [[0, 208], [480, 208], [480, 320], [0, 320]]); // prettier-ignore
  context.strokeStyle = low;
  context.lineWidth = 2;
  context.globalAlpha = 0.6;
  for (let line = 0; line < 26; line++) {
    const y = 218 + ((line * 37) % 98);
    const x = (line * 151) % 470;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 14 + (y - 208) / 4, y);
    context.stroke();
  }
  context.globalAlpha = 1;
  fill(context, '#fffaf0', [[214, 236], [214, 152], [262, 236]]); // prettier-ignore
  fill(context, '#e4572e', [[206, 236], [206, 166], [172, 236]]); // prettier-ignore
  fill(context, '#3a2a24', [[158, 242], [276, 242], [256, 264], [178, 264]]); // prettier-ignore
  return canvas;
}

function fill(
  context: CanvasRenderingContext2D,
  style: string | CanvasGradient,
  corners: readonly (readonly [x: number, y: number])[],
): void {
  context.fillStyle = style;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.fill();
}
