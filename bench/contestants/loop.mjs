/**
 * What every figure is a ratio to: the loops that one would write by hand, over arrays of plain objects.
 *
 * Each kind of action has an array and a loop of its own, starts are read when an action starts, what has ended leaves
 * its array, and a running action can be stopped: everything that an engine owes, and nothing else.
 */

const moves = [];
const eases = [];
const observed = [];
const tracks = [];
const spawns = [];
const rotations = [];
const scales = [];
const skews = [];
const fades = [];
const progresses = [];

/** Puts an action at the end of its list; it knows its place, so that stopping it costs the same anywhere. */
function start(list, action) {
  action.index = list.length;
  action.list = list;
  list.push(action);
  return action;
}

function stop(action) {
  const { list, index } = action;
  if (index < 0) return;
  const last = list.pop();
  if (last !== action) {
    list[index] = last;
    last.index = index;
  }
  action.index = -1;
}

function move(target, duration, x, y) {
  const { x: startX, y: startY } = target;
  return {
    target,
    startX,
    startY,
    deltaX: x - startX,
    deltaY: y - startY,
    duration,
    elapsed: 0,
    index: 0,
    list: moves,
  };
}

function stepMoves(dt) {
  for (let i = moves.length - 1; i >= 0; i--) {
    const action = moves[i];
    const elapsed = (action.elapsed += dt);
    const t = Math.min(1, elapsed / action.duration);
    const { target } = action;
    target.x = action.startX + action.deltaX * t;
    target.y = action.startY + action.deltaY * t;
    if (t === 1) stop(action);
  }
}

function stepEases(dt) {
  for (let i = eases.length - 1; i >= 0; i--) {
    const action = eases[i];
    const elapsed = (action.elapsed += dt);
    const t = Math.min(1, elapsed / action.duration);
    const eased = t * (2 - t);
    const { target } = action;
    target.x = action.startX + action.deltaX * eased;
    target.y = action.startY + action.deltaY * eased;
    if (t === 1) stop(action);
  }
}

function stepObserved(dt) {
  for (let i = observed.length - 1; i >= 0; i--) {
    const action = observed[i];
    const elapsed = (action.elapsed += dt);
    const t = Math.min(1, elapsed / action.duration);
    const { target } = action;
    target.x = action.startX + action.deltaX * t;
    target.y = action.startY + action.deltaY * t;
    action.onProgress(t);
    if (t === 1) stop(action);
  }
}

/** One move after the other; the action holds what the current one needs. `laps`: how often to go through all of them. */
function track(target, durations, points, laps) {
  const segments = [];
  let { x: startX, y: startY } = target;
  for (let i = 0; i < durations.length; i++) {
    const { x, y } = points[i];
    segments.push({ startX, startY, deltaX: x - startX, deltaY: y - startY, duration: durations[i] });
    startX = x;
    startY = y;
  }
  const first = segments[0];
  return start(tracks, {
    target,
    startX: first.startX,
    startY: first.startY,
    deltaX: first.deltaX,
    deltaY: first.deltaY,
    duration: first.duration,
    elapsed: 0,
    segments,
    segment: 0,
    laps,
    index: 0,
    list: tracks,
  });
}

/** Takes over what its next segment says. */
function enter(action) {
  const { startX, startY, deltaX, deltaY, duration } = action.segments[action.segment];
  action.startX = startX;
  action.startY = startY;
  action.deltaX = deltaX;
  action.deltaY = deltaY;
  action.duration = duration;
}

function stepTracks(dt) {
  for (let i = tracks.length - 1; i >= 0; i--) {
    const action = tracks[i];
    action.elapsed += dt;
    if (action.elapsed >= action.duration) goOn(action);
    const t = Math.min(1, action.elapsed / action.duration);
    const { target } = action;
    target.x = action.startX + action.deltaX * t;
    target.y = action.startY + action.deltaY * t;
    if (action.laps === 0) stop(action);
  }
}

function goOn(action) {
  const { segments } = action;
  while (action.elapsed >= action.duration) {
    if (action.segment + 1 < segments.length) action.segment++;
    else if (--action.laps > 0) action.segment = 0;
    else return;
    action.elapsed -= action.duration;
    enter(action);
  }
}

function stepSpawns(dt) {
  for (let i = spawns.length - 1; i >= 0; i--) {
    const action = spawns[i];
    const elapsed = (action.elapsed += dt);
    const moved = Math.min(1, elapsed / action.moveDuration);
    const rotated = Math.min(1, elapsed / action.rotateDuration);
    const { target } = action;
    target.x = action.startX + action.deltaX * moved;
    target.y = action.startY + action.deltaY * moved;
    target.rotation = action.startRotation + action.deltaRotation * rotated;
    if (moved === 1 && rotated === 1) stop(action);
  }
}

function stepRotations(dt) {
  for (let i = rotations.length - 1; i >= 0; i--) {
    const action = rotations[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.rotation = action.start + action.delta * t;
    if (t === 1) stop(action);
  }
}

function stepScales(dt) {
  for (let i = scales.length - 1; i >= 0; i--) {
    const action = scales[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.scaleX = action.startX + action.deltaX * t;
    action.target.scaleY = action.startY + action.deltaY * t;
    if (t === 1) stop(action);
  }
}

function stepSkews(dt) {
  for (let i = skews.length - 1; i >= 0; i--) {
    const action = skews[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.skewX = action.startX + action.deltaX * t;
    action.target.skewY = action.startY + action.deltaY * t;
    if (t === 1) stop(action);
  }
}

function stepFades(dt) {
  for (let i = fades.length - 1; i >= 0; i--) {
    const action = fades[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.opacity = action.start + action.delta * t;
    if (t === 1) stop(action);
  }
}

function stepProgresses(dt) {
  for (let i = progresses.length - 1; i >= 0; i--) {
    const action = progresses[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.percentage = action.start + action.delta * t;
    if (t === 1) stop(action);
  }
}

const one = (target, start, end, duration) => ({
  target,
  start,
  delta: end - start,
  duration,
  elapsed: 0,
  index: 0,
  list: fades,
});
const two = (target, startX, startY, x, y, duration) => ({
  target,
  startX,
  startY,
  deltaX: x - startX,
  deltaY: y - startY,
  duration,
  elapsed: 0,
  index: 0,
  list: scales,
});

/** One loop a kind. Called out of a list, none of them is inlined into another, and each is compiled the same way each time. */
const steps = [
  stepMoves,
  stepEases,
  stepObserved,
  stepTracks,
  stepSpawns,
  stepRotations,
  stepScales,
  stepSkews,
  stepFades,
  stepProgresses,
];

export default {
  title: 'hand-written loop',
  packages: [],

  frame(dt) {
    for (const step of steps) step(dt);
  },

  stop,

  /**
   * Targets with the same properties in another order, which V8 keeps apart from those of the contestant: where an engine makes
   * it forget that `x` is a number, only the engine's own targets are slowed by it.
   */
  adopt({ x, y, rotation, scaleX, scaleY, skewX, skewY, opacity, percentage }) {
    if (rotation === undefined) return { y, x };
    if (percentage === undefined) return { rotation, y, x };
    return { percentage, opacity, skewY, skewX, scaleY, scaleX, rotation, y, x };
  },

  move: (target, duration, x, y) => start(moves, move(target, duration, x, y)),
  eased: (target, duration, x, y) => start(eases, move(target, duration, x, y)),
  observed: (target, duration, x, y, onProgress) => {
    const { x: startX, y: startY } = target;
    const deltas = { deltaX: x - startX, deltaY: y - startY };
    return start(observed, {
      target,
      startX,
      startY,
      ...deltas,
      duration,
      elapsed: 0,
      onProgress,
      index: 0,
      list: observed,
    });
  },
  sequence: (target, durations, points) => track(target, durations, points, 1),
  loop: (target, durations, points) => track(target, durations, points, Infinity),
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) => {
    const { x: startX, y: startY, rotation: startRotation } = target;
    const deltas = { deltaX: x - startX, deltaY: y - startY, deltaRotation: rotation - startRotation };
    const durations = { moveDuration, rotateDuration };
    return start(spawns, {
      target,
      startX,
      startY,
      startRotation,
      ...deltas,
      ...durations,
      elapsed: 0,
      index: 0,
      list: spawns,
    });
  },
  rotate: (target, duration, rotation) => start(rotations, one(target, target.rotation, rotation, duration)),
  scale: (target, duration, x, y) => start(scales, two(target, target.scaleX, target.scaleY, x, y, duration)),
  skew: (target, duration, x, y) => start(skews, two(target, target.skewX, target.skewY, x, y, duration)),
  fade: (target, duration, opacity) => start(fades, one(target, target.opacity, opacity, duration)),
  tween: (target, duration, percentage) => start(progresses, one(target, target.percentage, percentage, duration)),
};
