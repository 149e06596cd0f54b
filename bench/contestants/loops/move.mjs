import { start, stop } from './list.mjs';

const moves = [];
const eases = [];
const observed = [];

export const move = (target, duration, x, y) => start(moves, moving(target, duration, x, y));
export const eased = (target, duration, x, y) => start(eases, moving(target, duration, x, y));

/** Written out: V8 is slower with objects that are made by a spread. */
export function observe(target, duration, x, y, onProgress) {
  const { x: startX, y: startY } = target;
  const deltaX = x - startX;
  const deltaY = y - startY;
  return start(observed, {
    target,
    startX,
    startY,
    deltaX,
    deltaY,
    duration,
    elapsed: 0,
    onProgress,
    index: 0,
    list: observed,
  });
}

function moving(target, duration, x, y) {
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

export function stepMoves(dt) {
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

export function stepEases(dt) {
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

export function stepObserved(dt) {
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
