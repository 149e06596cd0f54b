import {
  ActionManager,
  eased,
  fadeTo,
  moveTo,
  quadraticOut,
  repeatForever,
  rotateBy,
  scaleTo,
  sequence,
  skewTo,
  spawn,
  tweenProperty,
} from '../../src/index.ts';

const manager = new ActionManager();

const moves = (durations, points) => sequence(durations.map((duration, i) => moveTo(duration, points[i])));

export default {
  title: 'rx-motion',
  packages: ['rx-motion', 'rxjs'],

  frame: (dt) => manager.update(dt),

  stop: (running) => running.stop(),
  clear: () => manager.stopAll(),

  move: (target, duration, x, y) => manager.runAction(moveTo(duration, { x, y }), target),
  eased: (target, duration, x, y) => manager.runAction(eased(moveTo(duration, { x, y }), quadraticOut), target),
  observed: (target, duration, x, y, onProgress) => {
    const running = manager.runAction(moveTo(duration, { x, y }), target);
    running.progress$.subscribe(onProgress);
    return running;
  },
  sequence: (target, durations, points) => manager.runAction(moves(durations, points), target),
  loop: (target, durations, points) => manager.runAction(repeatForever(moves(durations, points)), target),
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) => {
    const turn = rotateBy(rotateDuration, rotation - target.rotation);
    return manager.runAction(spawn(moveTo(moveDuration, { x, y }), turn), target);
  },
  rotate: (target, duration, rotation) => manager.runAction(rotateBy(duration, rotation - target.rotation), target),
  scale: (target, duration, x, y) => manager.runAction(scaleTo(duration, { x, y }), target),
  skew: (target, duration, x, y) => manager.runAction(skewTo(duration, { x, y }), target),
  fade: (target, duration, opacity) => manager.runAction(fadeTo(duration, opacity), target),
  tween: (target, duration, percentage) =>
    manager.runAction(tweenProperty(duration, 'percentage', target.percentage, percentage), target),
};
