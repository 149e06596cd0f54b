import * as motion from 'rx-motion';
import type { Figure } from '../property/random/figure.js';

/** All properties of a target, so that no other may appear. */
export type Look = Readonly<Record<string, unknown>>;

/** An action that takes time, and the states of its target. */
export interface Row {
  readonly name: string;
  readonly make: (duration: number) => motion.FiniteAction<Figure>;
  readonly found: Look;
  /** In the first frame, if that differs from `found`. */
  readonly first?: Look;
  readonly half: Look;
  readonly end: Look;
  /** When it is stopped halfway, if that differs from `half`. */
  readonly stopped?: Look;
  /** After a second run on the same target, if that differs from the first. */
  readonly again?: Look;
  /** After two runs at once on the same target, if that differs from one. */
  readonly together?: Look;
}

const at = (x: number, y: number) => ({ x, y });
const points = [at(0, 0), at(50, 80), at(120, 40)];
const way = { control1: at(0, 40), control2: at(80, 40), end: at(80, 0) };
const grey = { r: 100, g: 100, b: 100 };

/** The actions of known length whose values halfway can be written down; the others have tests of their own. */
// prettier-ignore
export const rows: readonly Row[] = [
  { name: 'delayTime', make: (s) => motion.delayTime(s), found: { x: 1 }, half: { x: 1 }, end: { x: 1 } },
  { name: 'moveTo', make: (s) => motion.moveTo(s, at(100, 40)), found: { x: 0, y: 0, z: 7 }, half: { x: 50, y: 20, z: 7 }, end: { x: 100, y: 40, z: 7 } },
  { name: 'moveTo of one axis', make: (s) => motion.moveTo(s, { y: 40 }), found: { x: 3, y: 0 }, half: { x: 3, y: 20 }, end: { x: 3, y: 40 } },
  { name: 'moveTo of three axes', make: (s) => motion.moveTo(s, { x: 100, y: 40, z: -8 }), found: { x: 0, y: 0, z: 0 }, half: { x: 50, y: 20, z: -4 }, end: { x: 100, y: 40, z: -8 } },
  { name: 'moveBy', make: (s) => motion.moveBy(s, at(100, 40)), found: { x: 1, y: 0 }, half: { x: 51, y: 20 }, end: { x: 101, y: 40 }, again: { x: 201, y: 80 }, together: { x: 201, y: 80 } },
  { name: 'moveBy of two axes', make: (s) => motion.moveBy(s, { y: 40, z: 8 }), found: { x: 1, y: 0, z: 1 }, half: { x: 1, y: 20, z: 5 }, end: { x: 1, y: 40, z: 9 }, again: { x: 1, y: 80, z: 17 }, together: { x: 1, y: 80, z: 17 } },
  { name: 'jumpTo', make: (s) => motion.jumpTo(s, at(100, 0), 40, 1), found: at(0, 0), half: at(50, 40), end: at(100, 0) },
  { name: 'jumpBy', make: (s) => motion.jumpBy(s, at(100, 8), 40, 2), found: at(1, 0), half: at(51, 4), end: at(101, 8), again: at(201, 16), together: at(201, 16) },
  { name: 'bezierTo', make: (s) => motion.bezierTo(s, way), found: at(0, 0), half: at(40, 30), end: at(80, 0), again: at(80, 0) },
  { name: 'bezierBy', make: (s) => motion.bezierBy(s, way), found: at(10, 10), half: at(50, 40), end: at(90, 10), again: at(170, 10), together: at(170, 10) },
  { name: 'cardinalSplineTo', make: (s) => motion.cardinalSplineTo(s, points, 0.25), found: at(8, 8), first: at(0, 0), half: at(50, 80), end: at(120, 40) },
  { name: 'cardinalSplineBy', make: (s) => motion.cardinalSplineBy(s, points, 0.25), found: at(10, 10), half: at(60, 90), end: at(130, 50), again: at(250, 90), together: at(250, 90) },
  { name: 'catmullRomTo', make: (s) => motion.catmullRomTo(s, points), found: at(8, 8), first: at(0, 0), half: at(50, 80), end: at(120, 40) },
  { name: 'catmullRomBy', make: (s) => motion.catmullRomBy(s, points), found: at(10, 10), half: at(60, 90), end: at(130, 50), again: at(250, 90), together: at(250, 90) },
  { name: 'rotateTo', make: (s) => motion.rotateTo(s, 90), found: { rotation: 10, rotationX: 0 }, half: { rotation: 50, rotationX: 0 }, end: { rotation: 90, rotationX: 0 } },
  { name: 'rotateTo of axes', make: (s) => motion.rotateTo(s, { x: 90, z: 8 }), found: { rotation: 1, rotationX: 10, rotationY: 2, rotationZ: 0 }, half: { rotation: 1, rotationX: 50, rotationY: 2, rotationZ: 4 }, end: { rotation: 1, rotationX: 90, rotationY: 2, rotationZ: 8 } },
  { name: 'rotateBy', make: (s) => motion.rotateBy(s, 720), found: { rotation: 10 }, half: { rotation: 370 }, end: { rotation: 730 }, again: { rotation: 1450 }, together: { rotation: 1450 } },
  { name: 'rotateBy of axes', make: (s) => motion.rotateBy(s, { y: 90 }), found: { rotationX: 1, rotationY: 10 }, half: { rotationX: 1, rotationY: 55 }, end: { rotationX: 1, rotationY: 100 }, again: { rotationX: 1, rotationY: 190 }, together: { rotationX: 1, rotationY: 190 } },
  { name: 'rotationalSkewTo', make: (s) => motion.rotationalSkewTo(s, at(90, 20)), found: { rotationSkewX: 10, rotationSkewY: 0 }, half: { rotationSkewX: 50, rotationSkewY: 10 }, end: { rotationSkewX: 90, rotationSkewY: 20 } },
  { name: 'rotationalSkewTo of one axis', make: (s) => motion.rotationalSkewTo(s, { y: 20 }), found: { rotationSkewX: 10, rotationSkewY: 0 }, half: { rotationSkewX: 10, rotationSkewY: 10 }, end: { rotationSkewX: 10, rotationSkewY: 20 } },
  { name: 'rotationalSkewBy', make: (s) => motion.rotationalSkewBy(s, at(720, -40)), found: { rotationSkewX: 10, rotationSkewY: 0 }, half: { rotationSkewX: 370, rotationSkewY: -20 }, end: { rotationSkewX: 730, rotationSkewY: -40 }, again: { rotationSkewX: 1450, rotationSkewY: -80 }, together: { rotationSkewX: 1450, rotationSkewY: -80 } },
  { name: 'scaleTo', make: (s) => motion.scaleTo(s, 3), found: { scaleX: 1, scaleY: 2, scaleZ: 1 }, half: { scaleX: 2, scaleY: 2.5, scaleZ: 1 }, end: { scaleX: 3, scaleY: 3, scaleZ: 1 } },
  { name: 'scaleTo of axes', make: (s) => motion.scaleTo(s, { y: 4, z: 3 }), found: { scaleX: 1, scaleY: 2, scaleZ: 1 }, half: { scaleX: 1, scaleY: 3, scaleZ: 2 }, end: { scaleX: 1, scaleY: 4, scaleZ: 3 } },
  { name: 'scaleBy', make: (s) => motion.scaleBy(s, 2), found: { scaleX: 1, scaleY: 2 }, half: { scaleX: 1.5, scaleY: 3 }, end: { scaleX: 2, scaleY: 4 }, again: { scaleX: 4, scaleY: 8 }, together: { scaleX: 3, scaleY: 6 } },
  { name: 'scaleBy of axes', make: (s) => motion.scaleBy(s, { x: 2 }), found: { scaleX: 1, scaleY: 2 }, half: { scaleX: 1.5, scaleY: 2 }, end: { scaleX: 2, scaleY: 2 }, again: { scaleX: 4, scaleY: 2 }, together: { scaleX: 3, scaleY: 2 } },
  { name: 'skewTo', make: (s) => motion.skewTo(s, at(20, -40)), found: { skewX: 10, skewY: 0 }, half: { skewX: 15, skewY: -20 }, end: { skewX: 20, skewY: -40 } },
  { name: 'skewBy', make: (s) => motion.skewBy(s, at(20, -40)), found: { skewX: 10, skewY: 0 }, half: { skewX: 20, skewY: -20 }, end: { skewX: 30, skewY: -40 }, again: { skewX: 50, skewY: -80 }, together: { skewX: 50, skewY: -80 } },
  { name: 'resizeTo', make: (s) => motion.resizeTo(s, { width: 30, height: 0 }), found: { width: 10, height: 8 }, half: { width: 20, height: 4 }, end: { width: 30, height: 0 } },
  { name: 'resizeBy', make: (s) => motion.resizeBy(s, { width: 30, height: -2 }), found: { width: 10, height: 8 }, half: { width: 25, height: 7 }, end: { width: 40, height: 6 }, again: { width: 70, height: 4 }, together: { width: 70, height: 4 } },
  { name: 'fadeTo', make: (s) => motion.fadeTo(s, 0.5), found: { opacity: 1 }, half: { opacity: 0.75 }, end: { opacity: 0.5 } },
  { name: 'fadeIn', make: (s) => motion.fadeIn(s), found: { opacity: 0.5 }, half: { opacity: 0.75 }, end: { opacity: 1 } },
  { name: 'fadeOut', make: (s) => motion.fadeOut(s), found: { opacity: 0.5 }, half: { opacity: 0.25 }, end: { opacity: 0 } },
  { name: 'tintTo', make: (s) => motion.tintTo(s, { r: 255, g: 0, b: 100 }), found: { color: grey }, half: { color: { r: 177.5, g: 50, b: 100 } }, end: { color: { r: 255, g: 0, b: 100 } } },
  { name: 'tintBy', make: (s) => motion.tintBy(s, { r: 8, g: -8, b: 0 }), found: { color: grey }, half: { color: { r: 104, g: 96, b: 100 } }, end: { color: { r: 108, g: 92, b: 100 } }, again: { color: { r: 116, g: 84, b: 100 } }, together: { color: { r: 116, g: 84, b: 100 } } },
  { name: 'blink', make: (s) => motion.blink(s, 1), found: { visible: true }, first: { visible: false }, half: { visible: false }, end: { visible: true }, stopped: { visible: true } },
  { name: 'progressTo', make: (s) => motion.progressTo(s, 100), found: { percentage: 50 }, half: { percentage: 75 }, end: { percentage: 100 } },
  { name: 'progressTo beyond 100', make: (s) => motion.progressTo(s, 120), found: { percentage: 200 }, half: { percentage: 160 }, end: { percentage: 120 } },
  { name: 'progressFromTo', make: (s) => motion.progressFromTo(s, 100, 0), found: { percentage: 20 }, first: { percentage: 100 }, half: { percentage: 50 }, end: { percentage: 0 } },
  { name: 'tweenProperty', make: (s) => motion.tweenProperty(s, 'level', 8, 16), found: { level: 1 }, first: { level: 8 }, half: { level: 12 }, end: { level: 16 } },
  { name: 'tweenProperty with a callback', make: (s) => motion.tweenProperty(s, (value, target) => void (target.level = value), 8, 16), found: { level: 1 }, first: { level: 8 }, half: { level: 12 }, end: { level: 16 } },
  { name: 'to', make: (s) => motion.to(s, { level: 4, light: { place: { x: 8 } } }), found: { level: 0, light: { power: 1, place: { x: 0, y: 1 } } }, half: { level: 2, light: { power: 1, place: { x: 4, y: 1 } } }, end: { level: 4, light: { power: 1, place: { x: 8, y: 1 } } } },
  { name: 'by', make: (s) => motion.by(s, { level: 4, light: { power: 2 } }), found: { level: 1, light: { power: 1 } }, half: { level: 3, light: { power: 2 } }, end: { level: 5, light: { power: 3 } }, again: { level: 9, light: { power: 5 } }, together: { level: 9, light: { power: 5 } } },
];
