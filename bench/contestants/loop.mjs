import * as grids from './loops/grids.mjs';
import * as colours from './loops/colour.mjs';
import { stop } from './loops/list.mjs';
import { eased, move, observe, stepEases, stepMoves, stepObserved } from './loops/move.mjs';
import * as properties from './loops/properties.mjs';
import { spawn, stepSpawns } from './loops/spawn.mjs';
import { springTo, stepSprings } from './loops/spring.mjs';
import { stepTracks, track } from './loops/track.mjs';

/** They are called from a list, so that none is inlined into another and each is compiled the same way every time. */
const steps = [
  stepMoves,
  stepEases,
  stepObserved,
  stepTracks,
  stepSpawns,
  properties.stepRotations,
  properties.stepScales,
  properties.stepSkews,
  properties.stepFades,
  properties.stepProgresses,
  stepSprings,
  colours.stepColours,
  grids.stepWaves3D,
  grids.stepRipple3D,
  grids.stepTwirl,
  grids.stepShuffleTiles,
];

/**
 * What every figure is a ratio to: the loops that one would write by hand, over arrays of plain objects.
 *
 * Each kind of action has an array and a loop of its own, starts are read when an action starts, what has ended leaves
 * its array, and a running action can be stopped: everything that an engine owes, and nothing else.
 */
export default {
  title: 'hand-written loop',
  packages: [],

  frame(dt) {
    for (const step of steps) step(dt);
  },

  stop,

  /**
   * Targets with the same properties in another order, so that V8 gives them another hidden class than the
   * contestant's: an engine that spoils the shape of its targets slows only its own.
   */
  adopt(target) {
    if (target.grid !== undefined || target.paint !== undefined) return target;
    const { x, y, rotation, scaleX, scaleY, skewX, skewY, opacity, percentage } = target;
    if (rotation === undefined) return { y, x };
    if (percentage === undefined) return { rotation, y, x };
    return { percentage, opacity, skewY, skewX, scaleY, scaleX, rotation, y, x };
  },

  move,
  eased,
  observed: observe,
  sequence: (target, durations, points) => track(target, durations, points, 1),
  loop: (target, durations, points) => track(target, durations, points, Infinity),
  spawn,
  keyframes: (target, duration, offsets, points) =>
    track(
      target,
      offsets.map((offset, i) => (offset - (offsets[i - 1] ?? 0)) * duration),
      points,
      1,
    ),
  springTo,
  colour: colours.colour,
  rotate: properties.rotate,
  scale: properties.scale,
  skew: properties.skew,
  fade: properties.fade,
  tween: properties.tween,
  bend: grids.bend,
};
