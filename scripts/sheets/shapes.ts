import type { Paint, Shape } from './picture.js';

/** @param angle Degrees, clockwise. */
export function ellipse(paint: Paint, x: number, y: number, width: number, height: number, angle: number = 0): Shape {
  const cosine = Math.cos((angle * Math.PI) / 180);
  const sine = Math.sin((angle * Math.PI) / 180);
  return {
    paint,
    covers(px, py) {
      const along = (px - x) * cosine + (py - y) * sine;
      const across = (py - y) * cosine - (px - x) * sine;
      return (along / width) ** 2 + (across / height) ** 2 <= 1;
    },
  };
}

/**
 * A star with five points. @param width Half its width, independent of its height, so that it can rotate with a coin.
 */
export function star(paint: Paint, x: number, y: number, width: number, height: number): Shape {
  return {
    paint,
    covers(px, py) {
      const [along, across] = [(px - x) / width, (py - y) / height];
      const wedge = (2 * Math.PI) / 5;
      const rotated = Math.atan2(along, -across) + 2 * Math.PI;
      const angle = Math.abs(((rotated + wedge / 2) % wedge) - wedge / 2);
      return Math.hypot(along, across) * (Math.cos(angle) + Math.sin(angle) * 1.6) <= 1;
    },
  };
}
