import { start, stop } from './list.mjs';

const spawns = [];

/** A move and a turn. */
export function spawn(target, moveDuration, x, y, rotateDuration, rotation) {
  const { x: startX, y: startY, rotation: startRotation } = target;
  return start(spawns, {
    target,
    startX,
    startY,
    startRotation,
    deltaX: x - startX,
    deltaY: y - startY,
    deltaRotation: rotation - startRotation,
    moveDuration,
    rotateDuration,
    elapsed: 0,
    index: 0,
    list: spawns,
  });
}

export function stepSpawns(dt) {
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
