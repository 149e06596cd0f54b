import {
  ActionManager,
  eased,
  fadeTo,
  moveBy,
  quadraticOut,
  repeatForever,
  rotateBy,
  scaleTo,
  sequence,
  skewBy,
  spawn,
  tweenProperty,
} from '../../src/index.ts';
import { ripple3D, shuffleTiles, twirl, waves3D } from '../../src/grid/index.ts';
import { SIZE } from '../cases/grids.mjs';

const manager = new ActionManager();
const grids = { waves3D, ripple3D, twirl, shuffleTiles };

const move = (target, duration, x, y) => moveBy(duration, { x: x - target.x, y: y - target.y });

function moves(target, durations, points) {
  let start = target;
  return sequence(
    durations.map((duration, i) => {
      const { x, y } = points[i];
      const leg = move(start, duration, x, y);
      start = points[i];
      return leg;
    }),
  );
}

export default {
  title: 'rx-motion',
  packages: ['rx-motion', 'rxjs'],

  frame: (dt) => manager.update(dt),

  stop: (running) => running.stop(),
  clear: () => manager.stopAll(),

  move: (target, duration, x, y) => manager.runAction(move(target, duration, x, y), target),
  eased: (target, duration, x, y) => manager.runAction(eased(move(target, duration, x, y), quadraticOut), target),
  observed: (target, duration, x, y, onProgress) => {
    const running = manager.runAction(move(target, duration, x, y), target);
    running.progress$.subscribe(onProgress);
    return running;
  },
  sequence: (target, durations, points) => manager.runAction(moves(target, durations, points), target),
  loop: (target, durations, points) => manager.runAction(repeatForever(moves(target, durations, points)), target),
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) => {
    const turn = rotateBy(rotateDuration, rotation - target.rotation);
    return manager.runAction(spawn(move(target, moveDuration, x, y), turn), target);
  },
  rotate: (target, duration, rotation) => manager.runAction(rotateBy(duration, rotation - target.rotation), target),
  scale: (target, duration, x, y) => manager.runAction(scaleTo(duration, { x, y }), target),
  skew: (target, duration, x, y) =>
    manager.runAction(skewBy(duration, { x: x - target.skewX, y: y - target.skewY }), target),
  fade: (target, duration, opacity) => manager.runAction(fadeTo(duration, opacity), target),
  tween: (target, duration, percentage) =>
    manager.runAction(tweenProperty(duration, 'percentage', target.percentage, percentage), target),
  bend: (target, effect, duration, options) => manager.runAction(grids[effect](duration, SIZE, options), target),
};
