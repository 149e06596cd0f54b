import gsap from 'gsap';
import {
  backOut,
  bounceOut,
  cubicInOut,
  delayTime,
  elasticOut,
  fromTo,
  moveBy,
  moveTo,
  quadraticOut,
  repeatTimes,
  rotateTo,
  scaleTo,
  sequence,
  sineInOut,
  timeline,
  to,
  tweenFrom,
  yoyo,
} from 'rx-motion';
import { styleTo } from 'rx-motion/dom';

const at = (tween) => (seconds) => void tween.totalTime(seconds);
const tweened = (vars) => (box) => at(gsap.timeline({ paused: true }).to(box, { duration: 1, ...vars }));
const linear = (vars) => tweened({ ease: 'none', ...vars });

/** Motions of GSAP, as its users write them, and the same motions of rx-motion; each is built paused. */
export const pairs = [
  { name: 'to x', theirs: tweened({ x: 100 }), ours: moveTo(1, { x: 100 }, quadraticOut) },
  { name: "ease: 'none'", theirs: linear({ x: 100, y: 40 }), ours: moveTo(1, { x: 100, y: 40 }) },
  { name: 'power2.inOut', theirs: tweened({ x: 100, ease: 'power2.inOut' }), ours: moveTo(1, { x: 100 }, cubicInOut) },
  { name: 'sine.inOut', theirs: tweened({ x: 100, ease: 'sine.inOut' }), ours: moveTo(1, { x: 100 }, sineInOut) },
  { name: 'back.out', theirs: tweened({ x: 100, ease: 'back.out' }), ours: moveTo(1, { x: 100 }, backOut) },
  { name: 'bounce.out', theirs: tweened({ x: 100, ease: 'bounce.out' }), ours: moveTo(1, { x: 100 }, bounceOut) },
  {
    name: 'elastic.out(1, 0.3)',
    theirs: tweened({ x: 100, ease: 'elastic.out(1, 0.3)' }),
    ours: moveTo(1, { x: 100 }, elasticOut(0.3)),
  },
  { name: 'rotation: 360', theirs: linear({ rotation: 360 }), ours: to(1, { rotation: 360 }) },
  { name: "rotation: '350_short'", theirs: linear({ rotation: '350_short' }), ours: rotateTo(1, 350) },
  { name: 'scale: 2', theirs: linear({ scale: 2 }), ours: scaleTo(1, 2) },
  { name: 'skewX', theirs: linear({ skewX: 20 }), ours: to(1, { skewX: 20 }) },
  {
    name: 'from opacity: 0',
    theirs: (box) => at(gsap.timeline({ paused: true }).from(box, { opacity: 0, duration: 1, ease: 'none' })),
    ours: tweenFrom(1, { opacity: 0 }),
  },
  {
    name: 'fromTo',
    theirs: (box) => at(gsap.timeline({ paused: true }).fromTo(box, { x: 50 }, { x: 100, duration: 1, ease: 'none' })),
    ours: fromTo(1, { x: 50 }, { x: 100 }),
  },
  { name: "x: '+=100'", theirs: linear({ x: '+=100' }), ours: moveBy(1, { x: 100 }) },
  {
    name: 'delay',
    theirs: linear({ x: 100, delay: 0.5 }),
    ours: sequence(delayTime(0.5), moveTo(1, { x: 100 })),
  },
  { name: 'repeat: 2', theirs: linear({ x: 100, repeat: 2 }), ours: repeatTimes(fromTo(1, { x: 0 }, { x: 100 }), 3) },
  { name: 'yoyo: true', theirs: linear({ x: 100, repeat: 1, yoyo: true }), ours: yoyo(moveTo(1, { x: 100 })) },
  {
    name: 'timeline, one after another',
    theirs: (box) =>
      at(
        gsap
          .timeline({ paused: true, defaults: { duration: 0.5, ease: 'none' } })
          .to(box, { x: 100 })
          .to(box, { rotation: 90 }),
      ),
    ours: sequence(moveTo(0.5, { x: 100 }), to(0.5, { rotation: 90 })),
  },
  {
    name: "timeline, '<0.2'",
    theirs: (box) =>
      at(
        gsap
          .timeline({ paused: true, defaults: { duration: 0.5, ease: 'none' } })
          .to(box, { x: 100 })
          .to(box, { y: 40 }, '<0.2'),
      ),
    ours: timeline({ a: to(0.5, { x: 100 }), b: { at: '<0.2', action: to(0.5, { y: 40 }) } }),
  },
  {
    name: 'width, backgroundColor',
    theirs: linear({ width: 200, backgroundColor: '#ff0000' }),
    ours: styleTo(1, { width: '200px', backgroundColor: '#ff0000' }),
  },
];
