import { paintPicture, type Paint, type Picture } from './picture.js';
import { ellipse, star } from './shapes.js';

const outline: Paint = [120, 68, 12];
const edge: Paint = [196, 124, 22];
const rim: Paint = [255, 205, 66];
const face: Paint = [250, 178, 40];
const mark: Paint = [255, 232, 140];
const glint: Paint = [255, 255, 240, 0.7];

/** A spinning coin. @param phase Its rotation, from 0 to 1; half a rotation looks the same. */
export function paintCoin(phase: number): Picture {
  const angle = phase * 2 * Math.PI;
  const width = Math.abs(Math.cos(angle));
  // The visible edge is on the side of the hidden face.
  const thick = Math.sin(angle) * 3.2;
  const side = Math.cos(angle) < 0 ? -thick : thick;
  const [x, y] = [24 + side / 2, 24];
  return paintPicture(48, 48, [
    ellipse(outline, x - side, y, 18 * width + 1.4, 19.4),
    ellipse(outline, x, y, 18 * width + 1.4, 19.4),
    ellipse(outline, 24, y, Math.abs(side) / 2 + 1.4, 19.4),
    ellipse(edge, x - side, y, 18 * width, 18),
    ellipse(edge, 24, y, Math.abs(side) / 2 + 0.4, 18),
    ellipse(rim, x, y, 18 * width, 18),
    ellipse(face, x, y, 14 * width, 14),
    star(mark, x, y, 10.5 * width, 10.5),
    ellipse(glint, x - 9 * width, y - 9, 3 * width, 4, 40),
  ]);
}
