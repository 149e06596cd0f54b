import { start, stop } from './list.mjs';

const rotations = [];
const scales = [];
const skews = [];
const fades = [];
const progresses = [];

export const rotate = (target, duration, to) => start(rotations, one(target, target.rotation, to, duration));
export const scale = (target, duration, x, y) =>
  start(scales, two(target, target.scaleX, target.scaleY, x, y, duration));
export const skew = (target, duration, x, y) => start(skews, two(target, target.skewX, target.skewY, x, y, duration));
export const fade = (target, duration, to) => start(fades, one(target, target.opacity, to, duration));
export const tween = (target, duration, to) => start(progresses, one(target, target.percentage, to, duration));

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

export function stepRotations(dt) {
  for (let i = rotations.length - 1; i >= 0; i--) {
    const action = rotations[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.rotation = action.start + action.delta * t;
    if (t === 1) stop(action);
  }
}

export function stepScales(dt) {
  for (let i = scales.length - 1; i >= 0; i--) {
    const action = scales[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.scaleX = action.startX + action.deltaX * t;
    action.target.scaleY = action.startY + action.deltaY * t;
    if (t === 1) stop(action);
  }
}

export function stepSkews(dt) {
  for (let i = skews.length - 1; i >= 0; i--) {
    const action = skews[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.skewX = action.startX + action.deltaX * t;
    action.target.skewY = action.startY + action.deltaY * t;
    if (t === 1) stop(action);
  }
}

export function stepFades(dt) {
  for (let i = fades.length - 1; i >= 0; i--) {
    const action = fades[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.opacity = action.start + action.delta * t;
    if (t === 1) stop(action);
  }
}

export function stepProgresses(dt) {
  for (let i = progresses.length - 1; i >= 0; i--) {
    const action = progresses[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    action.target.percentage = action.start + action.delta * t;
    if (t === 1) stop(action);
  }
}
