import { advance } from './date.mjs';
import { EventEmitter } from 'eventemitter3';
import TweenManager from '../node_modules/phaser/src/tweens/TweenManager.js';

/** The whole of Phaser asks for a browser when it is loaded; its tween manager alone needs a scene with events. */
const tweens = new TweenManager({ sys: { events: new EventEmitter() } });
tweens.start();

const ms = (seconds) => seconds * 1000;

function chain(target, durations, points, options) {
  const parts = durations.map((duration, i) => ({
    x: points[i].x,
    y: points[i].y,
    duration: ms(duration),
    ease: 'Linear',
  }));
  return tweens.chain({ targets: target, tweens: parts, ...options });
}

const to = (targets, duration, values) => tweens.add({ targets, ...values, duration: ms(duration), ease: 'Linear' });

export default {
  title: 'phaser',
  drifts: true, // time is lost where a child ends
  packages: ['phaser'],

  frame(dt) {
    advance(dt);
    tweens.tick();
  },

  stop: (tween) => [tween].flat().forEach((each) => each.remove()),
  clear: () => tweens.killAll(),

  move: (targets, duration, x, y) => tweens.add({ targets, x, y, duration: ms(duration), ease: 'Linear' }),
  eased: (targets, duration, x, y) => tweens.add({ targets, x, y, duration: ms(duration), ease: 'Quad.easeOut' }),
  observed: (targets, duration, x, y, onProgress) => {
    // It is called once a property.
    const onUpdate = (tween, target, key) => {
      if (key === 'x') onProgress(tween.progress);
    };
    return tweens.add({ targets, x, y, duration: ms(duration), ease: 'Linear', onUpdate });
  },
  sequence: (target, durations, points) => chain(target, durations, points),
  loop: (target, durations, points) => chain(target, durations, points, { loop: -1 }),
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) => [
    to(target, moveDuration, { x, y }),
    to(target, rotateDuration, { rotation }),
  ],
  rotate: (target, duration, rotation) => to(target, duration, { rotation }),
  scale: (target, duration, scaleX, scaleY) => to(target, duration, { scaleX, scaleY }),
  skew: (target, duration, skewX, skewY) => to(target, duration, { skewX, skewY }),
  fade: (target, duration, opacity) => to(target, duration, { opacity }),
  tween: (target, duration, percentage) => to(target, duration, { percentage }),
};
