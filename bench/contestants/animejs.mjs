import { advance } from './date.mjs';
import { animate, createTimeline, engine, spring } from 'animejs';

engine.useDefaultMainLoop = false;

const ms = (seconds) => seconds * 1000;

/** `composition: 'none'` spares the search for other animations of the same property. */
const to = (target, duration, values, ease = 'linear') =>
  animate(target, { ...values, duration: ms(duration), ease, composition: 'none' });

function keyframes(target, durations, points) {
  const x = durations.map((duration, i) => ({ to: points[i].x, duration: ms(duration) }));
  const y = durations.map((duration, i) => ({ to: points[i].y, duration: ms(duration) }));
  return animate(target, { x, y, ease: 'linear', composition: 'none' });
}

/**
 * Not keyframes, and not `composition: 'none'`: looped, those show a wrong value in the frame in which they start over.
 */
function loop(target, durations, points) {
  const steps = createTimeline({ loop: true, defaults: { ease: 'linear' } });
  durations.forEach((duration, i) => steps.add(target, { x: points[i].x, y: points[i].y, duration: ms(duration) }));
  return steps;
}

export default {
  title: 'animejs',
  packages: ['animejs'],

  frame(dt) {
    advance(dt);
    engine.update();
  },

  stop: (animation) => animation.cancel(),

  move: (target, duration, x, y) =>
    animate(target, { x, y, duration: ms(duration), ease: 'linear', composition: 'none' }),
  tagged: (target, duration, x, y) => to(target, duration, { x, y, id: 'move' }),
  eased: (target, duration, x, y) => to(target, duration, { x, y }, 'outQuad'),
  observed: (target, duration, x, y, onProgress) =>
    to(target, duration, { x, y, onUpdate: (animation) => onProgress(animation.progress) }),
  sequence: (target, durations, points) => keyframes(target, durations, points),
  loop,
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) =>
    createTimeline({ defaults: { ease: 'linear', composition: 'none' } })
      .add(target, { x, y, duration: ms(moveDuration) }, 0)
      .add(target, { rotation, duration: ms(rotateDuration) }, 0),
  keyframes: (target, duration, offsets, points) =>
    keyframes(
      target,
      offsets.map((offset, i) => (offset - (offsets[i - 1] ?? 0)) * duration),
      points,
    ),
  springTo: (target, duration, x, y) =>
    animate(target, { x, y, ease: spring({ bounce: 0.2, duration: ms(duration) }), composition: 'none' }),
  colour: (target, duration, paint) => to(target, duration, { paint }),
  rotate: (target, duration, rotation) => to(target, duration, { rotation }),
  scale: (target, duration, scaleX, scaleY) => to(target, duration, { scaleX, scaleY }),
  skew: (target, duration, skewX, skewY) => to(target, duration, { skewX, skewY }),
  fade: (target, duration, opacity) => to(target, duration, { opacity }),
  tween: (target, duration, percentage) => to(target, duration, { percentage }),
};
