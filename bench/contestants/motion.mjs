import { JSAnimation } from 'motion';
import { Drivers } from './drivers.mjs';
import { valueContestant } from './values.mjs';

const drivers = new Drivers();
const driver = (update) => drivers.driver(update);
const ms = (seconds) => seconds * 1000;
const ease = 'linear';

export default valueContestant({
  title: 'motion',
  packages: ['motion'],
  note: 'JSAnimation, its engine without a page, with a driver of ours',

  frame: (dt) => drivers.frame(ms(dt)),
  clear: () => drivers.clear(),

  progress: (seconds, onUpdate, curve = ease) =>
    new JSAnimation({ keyframes: [0, 1], duration: ms(seconds), ease: curve, driver, onUpdate }),
  keyframes: (keyframes, times, seconds, onUpdate, repeats) =>
    new JSAnimation({
      keyframes,
      times,
      duration: ms(seconds),
      ease,
      driver,
      onUpdate,
      repeat: repeats ? Infinity : 0,
    }),
  springTo: (target, seconds, x, y) =>
    ['x', 'y'].map(
      (key) =>
        new JSAnimation({
          keyframes: [target[key], key === 'x' ? x : y],
          type: 'spring',
          visualDuration: seconds,
          bounce: 0.2,
          driver,
          onUpdate: (value) => {
            target[key] = value;
          },
        }),
    ),
  colour: (target, seconds, paint) => [
    new JSAnimation({
      keyframes: [target.paint, paint],
      duration: ms(seconds),
      ease,
      driver,
      onUpdate: (value) => {
        target.paint = value;
      },
    }),
  ],
  spring: (target, seconds, x) => [
    new JSAnimation({
      keyframes: [target.x, x],
      type: 'spring',
      visualDuration: seconds,
      bounce: 0.2,
      driver,
      onUpdate: (value) => {
        target.x = value;
      },
    }),
  ],
});
