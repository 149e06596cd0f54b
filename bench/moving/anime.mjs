import { animate, createTimeline } from 'animejs';
import {
  backOut,
  bounceOut,
  circleOut,
  cubicBezier,
  cubicInOut,
  delayTime,
  fromTo,
  keyframes,
  moveBy,
  moveTo,
  quadraticOut,
  quarticIn,
  repeatTimes,
  scaleTo,
  sequence,
  sineInOut,
  spawn,
  steps,
  timeline,
  to,
  yoyo,
} from 'rx-motion';
import { styleTo } from 'rx-motion/dom';

const animated = (parameters) => (box) => {
  const animation = animate(box, { duration: 1000, ease: 'linear', autoplay: false, ...parameters });
  return (seconds) => void animation.seek(seconds * 1000);
};
const moved = (ease) => animated({ x: 100, ...(ease && { ease }) });

/** Motions of anime.js, as its users write them, and the same motions of rx-motion; each is built paused. */
export const pairs = [
  { name: 'x', theirs: animated({ x: 100 }), ours: moveTo(1, { x: 100 }) },
  { name: 'x, y', theirs: animated({ x: 100, y: 40 }), ours: moveTo(1, { x: 100, y: 40 }) },
  { name: "ease: 'outQuad'", theirs: moved('outQuad'), ours: moveTo(1, { x: 100 }, quadraticOut) },
  { name: "ease: 'inOutCubic'", theirs: moved('inOutCubic'), ours: moveTo(1, { x: 100 }, cubicInOut) },
  { name: "ease: 'inQuart'", theirs: moved('inQuart'), ours: moveTo(1, { x: 100 }, quarticIn) },
  { name: "ease: 'inOutSine'", theirs: moved('inOutSine'), ours: moveTo(1, { x: 100 }, sineInOut) },
  { name: "ease: 'outCirc'", theirs: moved('outCirc'), ours: moveTo(1, { x: 100 }, circleOut) },
  { name: "ease: 'outBack'", theirs: moved('outBack(1.70158)'), ours: moveTo(1, { x: 100 }, backOut) },
  { name: "ease: 'outBounce'", theirs: moved('outBounce'), ours: moveTo(1, { x: 100 }, bounceOut) },
  {
    name: 'ease: a cubic B\xE9zier',
    theirs: moved((t) => cubicBezier(0.2, 0.8, 0.4, 1)(t)),
    ours: moveTo(1, { x: 100 }, cubicBezier(0.2, 0.8, 0.4, 1)),
  },
  { name: "ease: 'steps(4)'", theirs: moved((t) => steps(4)(t)), ours: moveTo(1, { x: 100 }, steps(4)) },
  { name: 'rotate', theirs: animated({ rotate: 90 }), ours: to(1, { rotation: 90 }) },
  { name: 'scale', theirs: animated({ scale: 2 }), ours: scaleTo(1, 2) },
  { name: 'skewX', theirs: animated({ skewX: 20 }), ours: to(1, { skewX: 20 }) },
  { name: 'opacity', theirs: animated({ opacity: 0 }), ours: to(1, { opacity: 0 }) },
  {
    name: 'x, rotate, scale',
    theirs: animated({ x: 50, rotate: 45, scale: 1.5 }),
    ours: spawn(moveTo(1, { x: 50 }), to(1, { rotation: 45 }), scaleTo(1, 1.5)),
  },
  { name: 'x: { from, to }', theirs: animated({ x: { from: 20, to: 100 } }), ours: fromTo(1, { x: 20 }, { x: 100 }) },
  { name: "x: '+=100'", theirs: animated({ x: '+=100' }), ours: moveBy(1, { x: 100 }) },
  {
    name: 'x: [{ to }, { to }]',
    theirs: animated({
      x: [
        { to: 100, duration: 500 },
        { to: 40, duration: 500 },
      ],
    }),
    ours: keyframes(1, [{}, { x: 100 }, { x: 40 }]),
  },
  { name: 'loop: 2', theirs: animated({ x: 100, loop: 2 }), ours: repeatTimes(fromTo(1, { x: 0 }, { x: 100 }), 3) },
  {
    name: 'alternate: true',
    theirs: animated({ x: 100, loop: 1, alternate: true }),
    ours: yoyo(moveTo(1, { x: 100 })),
  },
  {
    name: 'width, height',
    theirs: animated({ width: '200px', height: '60px' }),
    ours: styleTo(1, { width: '200px', height: '60px' }),
  },
  {
    name: "createTimeline, '<<+=200'",
    theirs: (box) => {
      const scene = createTimeline({ autoplay: false, defaults: { duration: 500, ease: 'linear' } })
        .add(box, { x: 100 })
        .add(box, { y: 40 }, '<<+=200');
      return (seconds) => void scene.seek(seconds * 1000);
    },
    ours: timeline({ a: to(0.5, { x: 100 }), b: { at: '<0.2', action: to(0.5, { y: 40 }) } }),
  },
  {
    name: 'timeline, one after another',
    theirs: (box) => {
      const scene = createTimeline({ autoplay: false, defaults: { duration: 500, ease: 'linear' } })
        .add(box, { x: 100 })
        .add(box, { rotate: 90 }, '+=500');
      return (seconds) => void scene.seek(seconds * 1000);
    },
    ours: sequence(moveTo(0.5, { x: 100 }), delayTime(0.5), to(0.5, { rotation: 90 })),
  },
];
