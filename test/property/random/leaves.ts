import * as motion from 'rx-motion';
import * as effects from 'rx-motion/grid';
import { animate, Animation } from 'rx-motion/sprite';
import { type Figure, pictures } from './figure.js';
import {
  adds,
  count,
  happens,
  type Leaf,
  type Numbers,
  owns,
  returns,
  returnsAlone,
  type Surface,
  surfaces,
} from './leaf.js';
import { valueLeaves } from './value-leaves.js';

const factor = (number: number): number => 1 + number / 64;
const point = (x: number, y: number): motion.Point => ({ x, y });
const origin = point(0, 0);

function film(duration: number, [a, b, c, d]: Numbers, restoreOriginalFrame: boolean): motion.FiniteAction<Figure> {
  const frames = [a, b, c].map((number, index) => ({ spriteFrame: pictures[index]!, delayUnits: count(number) }));
  return animate(new Animation(frames, { delayPerUnit: duration / 4, loops: count(d), restoreOriginalFrame }));
}

/** Grids are small, so that many can be compared. */
const grid = { columns: 3, rows: 2 };
const wave = (waves: number, amplitude: number): { waves: number; amplitude: number } => ({
  waves,
  amplitude,
});
const seeded = (seed: number): { seed: number } => ({ seed: Math.trunc(seed) });

/** `ownAction` gives a surface to those that need one. */
type OnSurface = (name: string, make: (duration: number, numbers: Numbers) => unknown) => Leaf;
const onSurface =
  (group: Surface): OnSurface =>
  (name, make) => ({ group, name, make: make as Leaf['make'] });
const [onMesh, onTiles, onCard, onRows, onColumns] = surfaces.map(onSurface) as [
  OnSurface,
  OnSurface,
  OnSurface,
  OnSurface,
  OnSurface,
];

/** Every grid effect, on a surface for each kind and size of grid, so that they can reuse grids. */
const gridLeaves: readonly Leaf[] = [
  onMesh('waves3D', (s, [n, a]) => effects.waves3D(s, grid, wave(n, a))),
  onMesh('waves', (s, [n, a, b]) => effects.waves(s, grid, { ...wave(n, a), vertical: b > 0 })),
  onMesh('liquid', (s, [n, a]) => effects.liquid(s, grid, wave(n, a))),
  onMesh('twirl', (s, [n, a, x, y]) => effects.twirl(s, grid, { twirls: n, amplitude: a, position: { x, y } })),
  onMesh('ripple3D', (s, [n, a, r]) => effects.ripple3D(s, grid, { ...wave(n, a), radius: Math.abs(r) })),
  onMesh('lens3D', (s, [r, effect]) =>
    effects.lens3D(s, grid, { radius: Math.abs(r), lensEffect: Math.abs(effect) / 20 }),
  ),
  onMesh('shaky3D', (s, [range, seed]) => effects.shaky3D(s, grid, { range, ...seeded(seed) })),
  onMesh('pageTurn3D', (s) => effects.pageTurn3D(s, grid)),
  onMesh('accelAmplitude', (s, [n, a]) => effects.accelAmplitude(s, effects.waves3D(1, grid, wave(n, a)))),
  onMesh('decelAmplitude', (s, [n, a, r]) =>
    effects.decelAmplitude(s, effects.liquid(1, grid, wave(n, a)), { rate: Math.abs(r) / 20 }),
  ),
  onTiles('shakyTiles3D', (s, [range, seed]) =>
    effects.shakyTiles3D(s, grid, { range, shakeZ: true, ...seeded(seed) }),
  ),
  onTiles('shatteredTiles3D', (s, [range, seed]) => effects.shatteredTiles3D(s, grid, { range, ...seeded(seed) })),
  onTiles('shuffleTiles', (s, [seed]) => effects.shuffleTiles(s, grid, seeded(seed))),
  onTiles('turnOffTiles', (s, [seed]) => effects.turnOffTiles(s, grid, seeded(seed))),
  onTiles('fadeOutTRTiles', (s) => effects.fadeOutTRTiles(s, grid)),
  onTiles('fadeOutBLTiles', (s) => effects.fadeOutBLTiles(s, grid)),
  onTiles('fadeOutUpTiles', (s) => effects.fadeOutUpTiles(s, grid)),
  onTiles('fadeOutDownTiles', (s) => effects.fadeOutDownTiles(s, grid)),
  onTiles('wavesTiles3D', (s, [n, a]) => effects.wavesTiles3D(s, grid, wave(n, a))),
  onTiles('jumpTiles3D', (s, [n, a]) => effects.jumpTiles3D(s, grid, { numberOfJumps: n, amplitude: a })),
  onTiles('accelDecelAmplitude', (s, [n, a]) =>
    effects.accelDecelAmplitude(s, effects.wavesTiles3D(1, grid, wave(n, a))),
  ),
  onCard('flipX3D', (s) => effects.flipX3D(s)),
  onCard('flipY3D', (s) => effects.flipY3D(s)),
  onRows('splitRows', (s) => effects.splitRows(s, 3)),
  onColumns('splitCols', (s) => effects.splitCols(s, 3)),
  ...surfaces.map(onSurface).flatMap((on): Leaf[] => [
    { ...on('stopGrid', () => effects.stopGrid()), instant: true },
    { ...on('reuseGrid', (_, [n]) => effects.reuseGrid(count(n))), instant: true },
  ]),
];

/** Every action of known length in the library, except for those whose effect only a callback knows. */
export const leaves: readonly Leaf[] = [
  ...gridLeaves,
  { name: 'delayTime', adds: true, retraces: 'always', make: (s) => motion.delayTime(s) },

  owns('place', 'moveTo', (s, [x, y]) => motion.moveTo(s, { x, y })),
  owns('place', 'moveTo.x', (s, [x]) => motion.moveTo(s, { x })),
  owns('place', 'moveTo.xyz', (s, [x, y, z]) => motion.moveTo(s, { x, y, z })),
  adds('place', 'moveBy', (s, [x, y]) => motion.moveBy(s, { x, y })),
  adds('place', 'moveBy.yz', (s, [y, z]) => motion.moveBy(s, { y, z })),
  owns('place', 'jumpTo', (s, [x, y, h, n]) => motion.jumpTo(s, { x, y }, h, count(n))),
  adds('place', 'jumpBy', (s, [x, y, h, n]) => motion.jumpBy(s, { x, y }, h, count(n))),
  owns('place', 'bezierTo', (s, [a, b, c, d]) =>
    motion.bezierTo(s, { control1: point(a, b), control2: point(b, c), end: point(c, d) }),
  ),
  adds('place', 'bezierBy', (s, [a, b, c, d]) =>
    motion.bezierBy(s, { control1: point(a, b), control2: point(b, c), end: point(c, d) }),
  ),
  returnsAlone('place', 'cardinalSplineTo', (s, [a, b, c, d]) =>
    motion.cardinalSplineTo(s, [point(a, b), point(b, c), point(c, d)], 0.25),
  ),
  adds('place', 'cardinalSplineBy', (s, [a, b, c, d]) =>
    motion.cardinalSplineBy(s, [origin, point(a, b), point(c, d)], -0.5),
  ),
  returnsAlone('place', 'catmullRomTo', (s, [a, b, c, d]) =>
    motion.catmullRomTo(s, [point(a, b), point(c, d), point(d, a)]),
  ),
  adds('place', 'catmullRomBy', (s, [a, b, c, d]) =>
    motion.catmullRomBy(s, [origin, point(a, b), point(c, d), point(b, a)]),
  ),
  happens('place', 'place', (_, [x, y]) => motion.place({ x, y })),
  owns('place', 'to.xy', (s, [x, y]) => motion.to(s, { x, y })),
  adds('place', 'by.xy', (s, [x, y]) => motion.by(s, { x, y })),
  returnsAlone('place', 'tweenProperty.x', (s, [from, to]) => motion.tweenProperty(s, 'x', from, to)),

  owns('rotation', 'rotateTo', (s, [a]) => motion.rotateTo(s, a * 16)),
  returns('rotation', 'rotateBy', (s, [a]) => motion.rotateBy(s, a * 16)),
  owns('rotations', 'rotateTo.xy', (s, [x, y]) => motion.rotateTo(s, { x: x * 16, y })),
  returns('rotations', 'rotateBy.xyz', (s, [x, y, z]) => motion.rotateBy(s, { x, y, z })),

  owns('skewed', 'rotationalSkewTo', (s, [x, y]) => motion.rotationalSkewTo(s, { x: x * 16, y })),
  returns('skewed', 'rotationalSkewBy', (s, [x, y]) => motion.rotationalSkewBy(s, { x, y })),

  owns('scale', 'scaleTo', (s, [a]) => motion.scaleTo(s, a)),
  owns('scale', 'scaleTo.yz', (s, [y, z]) => motion.scaleTo(s, { y, z })),
  returns('scale', 'scaleBy', (s, [a]) => motion.scaleBy(s, factor(a))),
  returns('scale', 'scaleBy.xyz', (s, [x, y, z]) => motion.scaleBy(s, { x: factor(x), y: factor(y), z: factor(z) })),

  owns('skew', 'skewTo', (s, [x, y]) => motion.skewTo(s, { x: x * 16, y: y * 16 })),
  owns('skew', 'skewBy', (s, [x, y]) => motion.skewBy(s, { x: x * 16, y: y * 16 })),

  owns('size', 'resizeTo', (s, [width, height]) => motion.resizeTo(s, { width, height })),
  returns('size', 'resizeBy', (s, [width, height]) => motion.resizeBy(s, { width, height })),

  owns('opacity', 'fadeTo', (s, [a]) => motion.fadeTo(s, a)),
  owns('opacity', 'fadeIn', (s) => motion.fadeIn(s)),
  owns('opacity', 'fadeOut', (s) => motion.fadeOut(s)),

  owns('color', 'tintTo', (s, [r, g, b]) => motion.tintTo(s, { r, g, b })),
  returns('color', 'tintBy', (s, [r, g, b]) => motion.tintBy(s, { r, g, b })),

  owns('visible', 'blink', (s, [n]) => motion.blink(s, count(n))),
  happens('visible', 'show', () => motion.show()),
  happens('visible', 'hide', () => motion.hide()),
  { ...happens('visible', 'toggleVisibility', () => motion.toggleVisibility()), retraces: 'always' },
  happens('flips', 'flipX', (_, [a]) => motion.flipX(a > 0)),
  happens('flips', 'flipY', (_, [a]) => motion.flipY(a > 0)),

  owns('percentage', 'progressTo', (s, [a]) => motion.progressTo(s, a)),
  returnsAlone('percentage', 'progressFromTo', (s, [from, to]) => motion.progressFromTo(s, from, to)),

  returnsAlone('picture', 'animate', (s, numbers) => film(s, numbers, false)),
  returnsAlone('picture', 'animate.restoring', (s, numbers) => film(s, numbers, true)),
  owns('eye', 'orbitCamera', (s, [a, b, c, d]) =>
    motion.orbitCamera(s, {
      radius: a,
      deltaRadius: b,
      angleZ: c,
      deltaAngleZ: d,
      angleX: a + b,
      deltaAngleX: b + c,
    }),
  ),
  owns('eye', 'orbitCamera.center', (s, [a, b, c, d]) =>
    motion.orbitCamera(s, {
      ...{ radius: a, deltaRadius: b, angleZ: c, deltaAngleZ: d, angleX: 0, deltaAngleX: 90 },
      ...{ center: { x: a, y: b, z: c }, up: { x: d, y: 1, z: 0 } },
    }),
  ),
  ...valueLeaves,
];
