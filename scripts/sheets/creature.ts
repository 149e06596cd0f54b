import { paintPicture, type Paint, type Picture } from './picture.js';
import { ellipse } from './shapes.js';

const outline: Paint = [24, 78, 66];
const body: Paint = [92, 209, 160];
const shade: Paint = [63, 178, 132];
const belly: Paint = [205, 246, 224];
const boot: Paint = [244, 160, 84];
const sole: Paint = [134, 74, 38];
const leaf: Paint = [146, 214, 77];
const dark: Paint = [28, 44, 54];
const white: Paint = [255, 255, 255];
const cheek: Paint = [255, 139, 160, 0.8];
const shadow: Paint = [16, 32, 40, 0.25];

/**
 * A round creature in boots that walks to the right.
 *
 * @param phase The phase of its walk of two steps, from 0 to 1.
 * @param eyes How wide they are open, from 0 to 1.
 */
export function paintCreature(phase: number, eyes: number = 1): Picture {
  const angle = phase * 2 * Math.PI;
  const hop = Math.abs(Math.sin(angle)) * 5;
  const squash = 1 + 0.09 * Math.cos(2 * angle);
  const [width, height] = [17.5 * squash, 16.5 / squash];
  const ground = 59;
  const middle = ground - 5 - height - hop;
  const sway = Math.sin(angle) * 4;

  const foot = (side: number) => {
    const swing = Math.sin(angle + side * Math.PI);
    const lift = Math.max(0, Math.cos(angle + side * Math.PI)) * 5;
    const [x, y] = [32 + swing * 9 + (side === 0 ? 4 : -3), ground - 3 - lift];
    return [ellipse(outline, x, y, 8, 5.5), ellipse(boot, x, y, 6.5, 4), ellipse(sole, x + 0.5, y + 2.6, 6, 1.4)];
  };
  const eye = (x: number) => [
    ellipse(dark, x, middle - 3, 4.4, Math.max(5.6 * eyes, 0.8)),
    ...(eyes > 0.5 ? [ellipse(white, x + 1.2, middle - 5, 1.6, 2)] : []),
  ];
  return paintPicture(64, 64, [
    ellipse(shadow, 32, ground + 1, 17 - hop, 3),
    ...foot(1),
    ellipse(outline, 30 - sway, middle - height - 4, 3.2, 7.4, -20 - sway * 4),
    ellipse(leaf, 30 - sway, middle - height - 4, 1.8, 6, -20 - sway * 4),
    ellipse(outline, 32, middle, width + 1.6, height + 1.6),
    ellipse(shade, 32, middle, width, height),
    ellipse(body, 33, middle - 1.5, width - 1.5, height - 2),
    ellipse(belly, 37, middle + 6, width * 0.55, height * 0.5),
    ...eye(34),
    ...eye(44),
    ellipse(cheek, 30, middle + 4, 3, 2),
    ellipse(cheek, 47, middle + 4, 2.4, 2),
    ellipse(dark, 40, middle + 4.5, 2.6, 1.8),
    ellipse(cheek, 40, middle + 5.3, 1.6, 0.9),
    ...foot(0),
  ]);
}
