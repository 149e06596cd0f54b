import { Easing, Tween } from '@tweenjs/tween.js';
import {
  backIn,
  backOut,
  bounceOut,
  circleInOut,
  cubicIn,
  cubicInOut,
  cubicOut,
  delayTime,
  fromTo,
  keyframes,
  moveBy,
  moveTo,
  quadraticIn,
  quadraticInOut,
  quadraticOut,
  quarticOut,
  quinticIn,
  repeatTimes,
  sequence,
  sineInOut,
  to,
} from 'rx-motion';

/** Tweens a state, and shows it in the box. */
const tweened = (build, next) => (box) => {
  const state = { x: 0, y: 0, rotation: 0, opacity: 1 };
  const tween = build(new Tween(state));
  const last = next?.(state);
  if (last !== undefined) tween.chain(last);
  tween.start(0);
  return (seconds) => {
    if (!tween.update(seconds * 1000) && last !== undefined) {
      if (!last.isPlaying()) last.start(1000);
      last.update(seconds * 1000);
    }
    box.style.transform = `translate(${state.x}px, ${state.y}px) rotate(${state.rotation}deg)`;
    box.style.opacity = String(state.opacity);
  };
};

const bent = (name, curve, ours) => ({
  name,
  theirs: tweened((tween) => tween.to({ x: 100 }, 1000).easing(curve)),
  ours: moveTo(1, { x: 100 }, ours),
});

/** Motions of tween.js, as its users write them, and the same motions of rx-motion. */
export const pairs = [
  { name: 'to x', theirs: tweened((tween) => tween.to({ x: 100 }, 1000)), ours: moveTo(1, { x: 100 }) },
  {
    name: 'to x, y',
    theirs: tweened((tween) => tween.to({ x: 100, y: 40 }, 1000)),
    ours: moveTo(1, { x: 100, y: 40 }),
  },
  { name: 'to rotation', theirs: tweened((tween) => tween.to({ rotation: 90 }, 1000)), ours: to(1, { rotation: 90 }) },
  { name: 'to opacity', theirs: tweened((tween) => tween.to({ opacity: 0 }, 1000)), ours: to(1, { opacity: 0 }) },
  { name: "to x: '+100'", theirs: tweened((tween) => tween.to({ x: '+100' }, 1000)), ours: moveBy(1, { x: 100 }) },
  {
    name: 'to x: [100, 40]',
    theirs: tweened((tween) => tween.to({ x: [100, 40] }, 1000)),
    ours: keyframes(1, [{}, { x: 100 }, { x: 40 }]),
  },
  bent('Quadratic.In', Easing.Quadratic.In, quadraticIn),
  bent('Quadratic.Out', Easing.Quadratic.Out, quadraticOut),
  bent('Quadratic.InOut', Easing.Quadratic.InOut, quadraticInOut),
  bent('Cubic.In', Easing.Cubic.In, cubicIn),
  bent('Cubic.Out', Easing.Cubic.Out, cubicOut),
  bent('Cubic.InOut', Easing.Cubic.InOut, cubicInOut),
  bent('Quartic.Out', Easing.Quartic.Out, quarticOut),
  bent('Quintic.In', Easing.Quintic.In, quinticIn),
  bent('Sinusoidal.InOut', Easing.Sinusoidal.InOut, sineInOut),
  bent('Circular.InOut', Easing.Circular.InOut, circleInOut),
  bent('Back.In', Easing.Back.In, backIn),
  bent('Back.Out', Easing.Back.Out, backOut),
  bent('Bounce.Out', Easing.Bounce.Out, bounceOut),
  {
    name: 'delay',
    theirs: tweened((tween) => tween.to({ x: 100 }, 1000).delay(500)),
    ours: sequence(delayTime(0.5), moveTo(1, { x: 100 })),
  },
  {
    name: 'repeat(2)',
    theirs: tweened((tween) => tween.to({ x: 100 }, 1000).repeat(2)),
    ours: repeatTimes(fromTo(1, { x: 0 }, { x: 100 }), 3),
  },
  {
    name: 'chain',
    theirs: tweened(
      (tween) => tween.to({ x: 100 }, 1000),
      (state) => new Tween(state).to({ rotation: 90 }, 500),
    ),
    ours: sequence(moveTo(1, { x: 100 }), to(0.5, { rotation: 90 })),
  },
];
