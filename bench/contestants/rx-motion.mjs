import { Subject, of, share } from 'rxjs';
import {
  ActionManager,
  crowd,
  cssValues,
  eased,
  elapsed,
  fadeTo,
  keyframes,
  moveBy,
  moveTo,
  play,
  quadraticOut,
  repeatForever,
  rotateTo,
  scaleTo,
  sequence,
  spawn,
  springTo,
  to,
  tweenProperty,
} from '../../src/index.ts';
import { ripple3D, shuffleTiles, twirl, waves3D } from '../../src/grid/index.ts';
import { animateState, glide, spring, tween } from '../../src/stream/index.ts';
import { SIZE } from '../cases/grids.mjs';

const manager = new ActionManager();
const frame$ = new Subject();
const crowd$ = crowd(frame$);
const time$ = frame$.pipe(elapsed(), share());
const even = (t) => t;
const css = { mix: cssValues() };

const run = (value$, observe) => {
  const subscription = value$.subscribe(observe);
  return { stop: () => subscription.unsubscribe() };
};
const grids = { waves3D, ripple3D, twirl, shuffleTiles };

const moves = (durations, points) => sequence(durations.map((duration, i) => moveTo(duration, points[i])));

export default {
  title: 'rx-motion',
  packages: ['rx-motion', 'rxjs'],

  frame(dt) {
    manager.update(dt);
    frame$.next(dt);
  },

  stop: (running) => running.stop(),
  clear(handles) {
    manager.stopAll();
    for (const handle of handles) handle.stop();
  },

  move: (target, duration, x, y) => manager.runAction(moveTo(duration, { x, y }), target),
  tagged: (target, duration, x, y) => manager.runAction(moveTo(duration, { x, y }), target, { tag: 'move' }),
  add: (target, duration, x, y) => manager.runAction(moveBy(duration, { x: x - target.x, y: y - target.y }), target),
  eased: (target, duration, x, y) => manager.runAction(eased(moveTo(duration, { x, y }), quadraticOut), target),
  observed: (target, duration, x, y, onProgress) => {
    const running = manager.runAction(moveTo(duration, { x, y }), target);
    running.progress$.subscribe(onProgress);
    return running;
  },
  sequence: (target, durations, points) => manager.runAction(moves(durations, points), target),
  loop: (target, durations, points) => manager.runAction(repeatForever(moves(durations, points)), target),
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) => {
    const turn = to(rotateDuration, { rotation });
    return manager.runAction(spawn(moveTo(moveDuration, { x, y }), turn), target);
  },
  rotate: (target, duration, rotation) => manager.runAction(to(duration, { rotation }), target),
  turn: (target, duration, rotation) => manager.runAction(rotateTo(duration, rotation), target),
  scale: (target, duration, x, y) => manager.runAction(scaleTo(duration, { x, y }), target),
  skew: (target, duration, x, y) => manager.runAction(to(duration, { skewX: x, skewY: y }), target),
  fade: (target, duration, opacity) => manager.runAction(fadeTo(duration, opacity), target),
  tween: (target, duration, percentage) =>
    manager.runAction(tweenProperty(duration, 'percentage', target.percentage, percentage), target),
  number: (target, duration, percentage) => manager.runAction(to(duration, { percentage }), target),
  bend: (target, effect, duration, options) => manager.runAction(grids[effect](duration, SIZE, options), target),

  springTo: (target, duration, x, y) => manager.runAction(springTo({ x, y }, { duration, bounce: 0.2 }), target),
  keyframes: (target, duration, offsets, points) => {
    const tracks = points.map(({ x, y }, i) => ({ x, y, offset: offsets[i] }));
    return manager.runAction(keyframes(duration, tracks), target);
  },
  colour: (target, duration, paint) => manager.runAction(to(duration, { paint }, css), target),
  play: (target, duration, x, y) => run(play(moveTo(duration, { x, y }), target, frame$)),
  crowd: (target, duration, x, y) => run(play(moveTo(duration, { x, y }), target, crowd$)),
  playObserved: (target, duration, x, y, onProgress) =>
    run(play(moveTo(duration, { x, y }), target, frame$), onProgress),
  playSequence: (target, durations, points) => run(play(moves(durations, points), target, frame$)),
  playEased: (target, duration, x, y) => run(play(eased(moveTo(duration, { x, y }), quadraticOut), target, frame$)),
  on: (target, duration, x, y) => run(moveTo(duration, { x, y }).on(target)(time$)),

  value: (target, duration, x) =>
    run(tween(target.x, x, duration, { frame$ }), (value) => {
      target.x = value;
    }),
  record: (target, duration, x, y) =>
    run(tween({ x: target.x, y: target.y }, { x, y }, duration, { frame$ }), (place) => {
      target.x = place.x;
      target.y = place.y;
    }),
  glide: (target, duration, x) =>
    run(of(target.x, x).pipe(glide(duration, even, { frame$ })), (value) => {
      target.x = value;
    }),
  spring: (target, duration, x) =>
    run(of(target.x, x).pipe(spring({ duration, bounce: 0.2, frame$ })), (value) => {
      target.x = value;
    }),
  state: (target, duration, x, y) => {
    const { x: startX, y: startY } = target;
    const move = moveBy(duration, { x: x - startX, y: y - startY });
    return run(animateState({ x: startX, y: startY }, move, frame$), (place) => {
      target.x = place.x;
      target.y = place.y;
    });
  },
};
