import { Action, registerPixiJSActionsMixin } from 'pixijs-actions';
import { Container, adopt, read } from './container.mjs';

registerPixiJSActionsMixin(Container);

let keys = 0;

/** Runs under a key of its own, which it needs to be stopped alone. */
function run(target, action) {
  const key = `k${keys++}`;
  target.runWithKey(key, action);
  return { target, key };
}

const moves = (durations, points) =>
  Action.sequence(durations.map((duration, i) => Action.moveTo(points[i].x, points[i].y, duration)));

const move = (target, duration, x, y) => run(target, Action.moveTo(x, y, duration));

export default {
  title: 'pixijs-actions',
  packages: ['pixijs-actions'],
  adopt,
  read,

  frame: (dt) => Action.tick(dt * 1000),

  stop: ({ target, key }) => target.removeAction(key),

  move,
  tagged: move, // the key is its tag
  eased: (target, duration, x, y) => run(target, Action.moveTo(x, y, duration).setTiming('easeOutQuad')),
  observed: (target, duration, x, y, onProgress) => {
    const { x: startX, y: startY } = target;
    const step = (container, progress) => {
      container.position.set(startX + (x - startX) * progress, startY + (y - startY) * progress);
      onProgress(progress);
    };
    return run(target, Action.custom(duration, step));
  },
  sequence: (target, durations, points) => run(target, moves(durations, points)),
  loop: (target, durations, points) => run(target, Action.repeatForever(moves(durations, points))),
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) =>
    run(target, Action.group([Action.moveTo(x, y, moveDuration), Action.rotateTo(rotation, rotateDuration)])),
  rotate: (target, duration, rotation) => run(target, Action.rotateTo(rotation, duration)),
  scale: (target, duration, x, y) => run(target, Action.scaleTo(x, y, duration)),
  skew: (target, duration, x, y) => run(target, Action.skewTo(x, y, duration)),
  fade: (target, duration, opacity) => run(target, Action.fadeAlphaTo(opacity, duration)),
  tween: (target, duration, end) => {
    const start = target.percentage;
    return run(
      target,
      Action.custom(duration, (container, progress) => {
        container.percentage = start + (end - start) * progress;
      }),
    );
  },
};
