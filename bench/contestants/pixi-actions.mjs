import { Actions, Interpolations } from 'pixi-actions';
import { adopt, read } from './container.mjs';

const { linear, pow2out } = Interpolations;

const moves = (target, durations, points) =>
  Actions.sequence(
    ...durations.map((duration, i) => Actions.moveTo(target, points[i].x, points[i].y, duration, linear)),
  );

export default {
  title: 'pixi-actions',
  drifts: true, // time is lost where a child ends
  packages: ['pixi-actions'],
  cannot: { mixed: "no skew, no property of one's own", observed: 'no callback for progress' },
  adopt,
  read,

  frame: (dt) => Actions.tick(dt),

  stop: (action) => action.stop(),
  clear: () => Actions.clear(),

  move: (target, duration, x, y) => Actions.moveTo(target, x, y, duration, linear).play(),
  eased: (target, duration, x, y) => Actions.moveTo(target, x, y, duration, pow2out).play(),
  sequence: (target, durations, points) => moves(target, durations, points).play(),
  loop: (target, durations, points) => Actions.repeat(moves(target, durations, points)).play(),
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) =>
    Actions.parallel(
      Actions.moveTo(target, x, y, moveDuration, linear),
      Actions.rotateTo(target, rotation, rotateDuration, linear),
    ).play(),
};
