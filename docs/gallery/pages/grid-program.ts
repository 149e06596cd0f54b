import type { GridScene } from './grid-effects.js';

/** A grid effect, with the initial numbers of its sliders, as a program of its own. */
export function gridProgram({ name, knobs, around }: GridScene): string {
  const { rate, ...numbers } = Object.fromEntries(knobs.map(({ name, value }) => [name, value]));
  const played =
    around === undefined ? call(name, numbers) : `${name}(3, ${call(around, numbers)}, { rate: ${rate!} })`;
  return `import { play } from 'rx-motion';
import { GridView } from 'rx-motion/canvas';
import { ${['gridSurface', name, around ?? []].flat().sort().join(', ')} } from 'rx-motion/grid';

const canvas = document.createElement('canvas');
canvas.style.cssText = 'display: block; width: 100%; max-height: 90vh; aspect-ratio: 7 / 5';
document.body.append(canvas);

const surface = gridSurface(480, 320);
new GridView(canvas, surface, picture(), { margin: 40 }); // the visible margin around the picture
play(${played}, surface).subscribe();

/** A picture to bend, drawn here so that the program needs no file; any picture works. */
function picture(): HTMLCanvasElement {
  const picture = Object.assign(document.createElement('canvas'), { width: 960, height: 640 });
  const context = picture.getContext('2d')!;
  const bands = ['#5aa9e6', '#a7d8de', '#fde8c8', '#2f6f5e', '#1d5c8c'];
  bands.forEach((color, index) => {
    context.fillStyle = color;
    context.fillRect(0, index * 128, 960, 128);
  });
  context.fillStyle = '#fff6dd';
  context.arc(704, 168, 68, 0, 2 * Math.PI);
  context.fill();
  return picture;
}
`;
}

function call(name: string, { columns, rows, x, y, ...rest }: Readonly<Record<string, number>>): string {
  if (rows !== undefined) return `${name}(3, ${rows})`;
  if (name === 'splitCols') return `${name}(3, ${columns!})`;
  const wide = columns ?? 1;
  const size =
    columns === undefined && name.startsWith('flip')
      ? ''
      : `, { columns: ${wide}, rows: ${Math.max(1, Math.round((wide * 2) / 3))} }`;
  const options = Object.entries(rest).map(([key, value]) => `${key}: ${value}`);
  if (x !== undefined && y !== undefined) options.push(`position: { x: ${x}, y: ${y} }`);
  return `${name}(3${size}${options.length === 0 ? '' : `, { ${options.join(', ')} }`})`;
}
