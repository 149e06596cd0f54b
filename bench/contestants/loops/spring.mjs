import { start, stop } from './list.mjs';

const springs = [];

/** A spring with a bounce of 0.2 that is let go at rest. */
export function springTo(target, duration, x, y) {
  const { x: startX, y: startY } = target;
  const frequency = (2 * Math.PI) / duration;
  const decay = 0.8 * frequency;
  const swing = 0.6 * frequency;
  return start(springs, {
    target,
    startX,
    startY,
    deltaX: x - startX,
    deltaY: y - startY,
    decay,
    swing,
    settling: Math.log(1e4) / decay,
    elapsed: 0,
    index: 0,
    list: springs,
  });
}

export function stepSprings(dt) {
  for (let i = springs.length - 1; i >= 0; i--) {
    const action = springs[i];
    const elapsed = (action.elapsed += dt);
    const { target, decay, swing } = action;
    const isOver = elapsed >= action.settling;
    const phase = swing * elapsed;
    const left = isOver ? 0 : Math.exp(-decay * elapsed) * (Math.cos(phase) + (decay / swing) * Math.sin(phase));
    target.x = action.startX + action.deltaX * (1 - left);
    target.y = action.startY + action.deltaY * (1 - left);
    if (isOver) stop(action);
  }
}
