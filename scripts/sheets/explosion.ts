import { paintPicture, type Paint, type Picture, type Shape } from './picture.js';
import { ellipse } from './shapes.js';

/** An explosion that becomes smoke. @param phase From 0 to 1. */
export function paintExplosion(phase: number): Picture {
  const fire = Math.max(0, 1 - phase * 1.5);
  const core = 4 + 20 * fire * Math.sqrt(phase + 0.05);
  const heat: Paint = [255, 214 * fire + 40, 90 * fire, Math.min(1, fire * 1.6)];
  const puffs = Array.from({ length: 11 }, (_, index) => puff(index, phase));
  return paintPicture(72, 72, [
    ...puffs.map(({ x, y, size }) => cloud(x, y, size + 1.4, phase, 0.55)),
    ...puffs.map(({ x, y, size }) => cloud(x, y, size, phase, 1)),
    ...puffs.map(({ x, y, size }) => ellipse(heat, (36 + 3 * x) / 4, (36 + 3 * y) / 4, size * fire, size * fire)),
    ellipse([255, 255, 235, fire ** 2], 36, 36, core, core),
    ...puffs.map(({ x, y }, index) => spark(x, y, index, phase)),
  ]);
}

/** The golden angle spreads them evenly without a pattern. */
function puff(index: number, phase: number): { x: number; y: number; size: number } {
  const angle = index * 2.39996;
  const reach = (4 + 19 * Math.sqrt(phase)) * Math.sqrt((index + 0.5) / 11);
  const size = (5 + ((index * 5) % 4)) * (0.5 + Math.sin(Math.PI * Math.min(1, phase + 0.25)) * 0.9);
  return { x: 36 + Math.cos(angle) * reach, y: 36 + Math.sin(angle) * reach - phase * 5, size };
}

function cloud(x: number, y: number, size: number, phase: number, light: number): Shape {
  const smoke = Math.min(1, phase * 1.5);
  const mixed = (from: number, to: number): number => (from + (to - from) * smoke) * light;
  return ellipse([mixed(255, 120), mixed(120, 116), mixed(30, 122), 1 - phase ** 3], x, y, size, size);
}

function spark(x: number, y: number, index: number, phase: number): Shape {
  const far = 1.1 + phase * 0.5;
  const size = Math.max(0.01, (index % 3) * 0.9 * (1 - phase));
  return ellipse([255, 244, 170], 36 + (x - 36) * far, 36 + (y - 36) * far, size, size);
}
