import { Easing, Group, Tween } from '@tweenjs/tween.js';

const group = new Group();
let time = 0;

const ms = (seconds) => seconds * 1000;

/** The tween leaves the group by itself when it is over. */
const tween = (target, duration, values) => {
  const made = new Tween(target, group).to(values, ms(duration));
  return made.onComplete(() => group.remove(made));
};

const started = (made) => [made.start(time)];

function chain(target, durations, points) {
  const parts = durations.map((duration, i) => tween(target, duration, { x: points[i].x, y: points[i].y }));
  for (let i = 1; i < parts.length; i++) parts[i - 1].chain(parts[i]);
  parts[0].start(time);
  return parts;
}

export default {
  title: 'tween.js',
  packages: ['@tweenjs/tween.js'],

  frame(dt) {
    time += ms(dt);
    group.update(time);
  },

  stop: (parts) => parts.forEach((part) => group.remove(part.stop())),
  clear: () => group.removeAll(),

  move: (target, duration, x, y) => started(tween(target, duration, { x, y })),
  eased: (target, duration, x, y) => started(tween(target, duration, { x, y }).easing(Easing.Quadratic.Out)),
  observed: (target, duration, x, y, onProgress) =>
    started(tween(target, duration, { x, y }).onUpdate((_, progress) => onProgress(progress))),
  sequence: chain,
  loop: (target, durations, points) => {
    const parts = durations.map((duration, i) =>
      new Tween(target, group).to({ x: points[i].x, y: points[i].y }, ms(duration)),
    );
    parts.forEach((part, i) => part.chain(parts[(i + 1) % parts.length]));
    parts[0].start(time);
    return parts;
  },
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) => [
    tween(target, moveDuration, { x, y }).start(time),
    tween(target, rotateDuration, { rotation }).start(time),
  ],
  rotate: (target, duration, rotation) => started(tween(target, duration, { rotation })),
  scale: (target, duration, scaleX, scaleY) => started(tween(target, duration, { scaleX, scaleY })),
  skew: (target, duration, skewX, skewY) => started(tween(target, duration, { skewX, skewY })),
  fade: (target, duration, opacity) => started(tween(target, duration, { opacity })),
  tween: (target, duration, percentage) => started(tween(target, duration, { percentage })),
};
