import { animate } from 'motion';
import {
  backOut,
  circleOut,
  cubicBezier,
  delayTime,
  fromTo,
  keyframes,
  moveTo,
  quadraticOut,
  repeatTimes,
  scaleTo,
  sequence,
  spawn,
  springTo,
  steps,
  to,
  yoyo,
} from 'rx-motion';
import { styleTo } from 'rx-motion/dom';

const at = (controls) => {
  controls.pause();
  return (seconds) => (controls.time = seconds);
};
const animated =
  (values, options = {}) =>
  (box) =>
    at(animate(box, values, { duration: 1, ease: 'linear', ...options }));
const out = cubicBezier(0, 0, 0.58, 1);

/** Motions of Motion, as its users write them, and the same motions of rx-motion; each is built paused. */
export const pairs = [
  { name: 'x', theirs: animated({ x: 100 }), ours: moveTo(1, { x: 100 }) },
  { name: 'x, y', theirs: animated({ x: 100, y: 40 }), ours: moveTo(1, { x: 100, y: 40 }) },
  { name: "ease: 'easeOut'", theirs: animated({ x: 100 }, { ease: 'easeOut' }), ours: moveTo(1, { x: 100 }, out) },
  {
    name: 'ease: a cubic B\xE9zier',
    theirs: animated({ x: 100 }, { ease: [0.2, 0.8, 0.4, 1] }),
    ours: moveTo(1, { x: 100 }, cubicBezier(0.2, 0.8, 0.4, 1)),
  },
  {
    name: 'ease: a function',
    theirs: animated({ x: 100 }, { ease: quadraticOut }),
    ours: moveTo(1, { x: 100 }, quadraticOut),
  },
  {
    name: "ease: 'circOut'",
    theirs: animated({ x: 100 }, { ease: 'circOut' }),
    ours: moveTo(1, { x: 100 }, circleOut),
  },
  { name: 'ease: backOut', theirs: animated({ x: 100 }, { ease: backOut }), ours: moveTo(1, { x: 100 }, backOut) },
  { name: 'ease: steps', theirs: animated({ x: 100 }, { ease: steps(4) }), ours: moveTo(1, { x: 100 }, steps(4)) },
  { name: 'rotate', theirs: animated({ rotate: 90 }), ours: to(1, { rotation: 90 }) },
  { name: 'scale', theirs: animated({ scale: 2 }), ours: scaleTo(1, 2) },
  { name: 'scaleX', theirs: animated({ scaleX: 0.5 }), ours: to(1, { scaleX: 0.5 }) },
  { name: 'skewX', theirs: animated({ skewX: 20 }), ours: to(1, { skewX: 20 }) },
  { name: 'opacity', theirs: animated({ opacity: 0 }), ours: to(1, { opacity: 0 }) },
  {
    name: 'x, rotate, scale',
    theirs: animated({ x: 50, rotate: 45, scale: 1.5 }),
    ours: spawn(moveTo(1, { x: 50 }), to(1, { rotation: 45 }), scaleTo(1, 1.5)),
  },
  { name: 'x: [20, 100]', theirs: animated({ x: [20, 100] }), ours: fromTo(1, { x: 20 }, { x: 100 }) },
  {
    name: 'x: [0, 100, 40]',
    theirs: animated({ x: [0, 100, 40] }),
    ours: keyframes(1, [{}, { x: 100 }, { x: 40 }]),
  },
  {
    name: 'times',
    theirs: animated({ x: [0, 100, 40] }, { times: [0, 0.2, 1] }),
    ours: keyframes(1, [{}, { x: 100, offset: 0.2 }, { x: 40 }]),
  },
  {
    name: 'repeat: 1',
    theirs: animated({ x: 100 }, { repeat: 1 }),
    ours: repeatTimes(fromTo(1, { x: 0 }, { x: 100 }), 2),
  },
  {
    name: "repeatType: 'reverse'",
    theirs: animated({ x: 100 }, { repeat: 1, repeatType: 'reverse' }),
    ours: yoyo(moveTo(1, { x: 100 })),
  },
  {
    name: 'width, height',
    theirs: animated({ width: 200, height: 60 }),
    ours: styleTo(1, { width: '200px', height: '60px' }),
  },
  {
    name: "type: 'spring'",
    theirs: animated(
      { x: 100 },
      { type: 'spring', stiffness: 200, damping: 20, mass: 1, restDelta: 1e-4, restSpeed: 1e-4 },
    ),
    ours: springTo({ x: 100 }, { stiffness: 200, damping: 20 }),
  },
  {
    name: 'delay',
    theirs: animated({ x: 100 }, { delay: 0.5 }),
    ours: sequence(delayTime(0.5), moveTo(1, { x: 100 })),
  },
];
