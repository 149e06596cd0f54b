import fc from 'fast-check';
import type * as motion from 'rx-motion';
import { type GridSurface, gridSurface } from 'rx-motion/grid';
import { type Framed, SpriteFrame } from 'rx-motion/sprite';

/** Every capability of a target that can be compared. */
export type Capable = motion.Positioned &
  motion.Deep &
  motion.Rotated &
  motion.RotatedX &
  motion.RotatedY &
  motion.RotatedZ &
  motion.RotationSkewed &
  motion.Scaled &
  motion.ScaledZ &
  motion.Skewed &
  motion.Sized &
  motion.Faded &
  motion.Tinted &
  motion.Visible &
  motion.Flipped &
  motion.Percentage &
  motion.Viewed &
  Framed;

/** A target with every capability, and with numbers and texts of any name. */
export interface Figure extends Capable {
  level: number;
  light: { power: number; place: { x: number } };
  left: string;
  paint: string;
  /** For effects on points, and for those on tiles. */
  mesh: GridSurface;
  tiles: GridSurface;
  /** For flips, which have one cell, and for splits into rows and columns. */
  card: GridSurface;
  rows: GridSurface;
  columns: GridSurface;
}

/** Some pictures to show. */
export const pictures: readonly SpriteFrame[] = ['first', 'second', 'third', 'found'].map(
  (name) => new SpriteFrame({ name, texture: { url: 'pictures.png' }, rect: { x: 0, y: 0, width: 8, height: 8 } }),
);

const number = fc.integer({ min: -40, max: 40 });

/** The initial state of a figure; each run gets a copy by {@link figureLike}. */
export const figures: fc.Arbitrary<Figure> = fc.record({
  x: number,
  y: number,
  z: number,
  rotation: number,
  rotationX: number,
  rotationY: number,
  rotationZ: number,
  rotationSkewX: number,
  rotationSkewY: number,
  scaleX: number,
  scaleY: number,
  scaleZ: number,
  skewX: number,
  skewY: number,
  width: number,
  height: number,
  opacity: number,
  color: fc.record({ r: number, g: number, b: number }),
  visible: fc.boolean(),
  flippedX: fc.boolean(),
  flippedY: fc.boolean(),
  percentage: number,
  eye: fc.record({ x: number, y: number, z: number }),
  spriteFrame: fc.constant(pictures.at(-1)!),
  level: number,
  light: fc.record({ power: number, place: fc.record({ x: number }) }),
  left: number.map((left) => `${left}px 0%`),
  paint: fc.constantFrom('red', '#0a4', 'oklch(0.7 0.1 200)', 'rgb(10 20 30 / 0.5)'),
  mesh: fc.constant(gridSurface(48, 32)),
  tiles: fc.constant(gridSurface(48, 32, { x: 8, y: 4, width: 32, height: 16 })),
  card: fc.constantFrom(gridSurface(48, 32), gridSurface(32, 48, { x: 8, y: 4, width: 16, height: 32 })),
  rows: fc.constant(gridSurface(48, 32)),
  columns: fc.constant(gridSurface(48, 32, { x: 8, y: 4, width: 32, height: 16 })),
});

export function figureLike(figure: Figure): Figure {
  const { color, eye, light } = figure;
  return {
    ...figure,
    color: { ...color },
    eye: { ...eye },
    light: { power: light.power, place: { ...light.place } },
    mesh: { ...figure.mesh },
    tiles: { ...figure.tiles },
    card: { ...figure.card },
    rows: { ...figure.rows },
    columns: { ...figure.columns },
  };
}
