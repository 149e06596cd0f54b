import { SpringValue } from '@react-spring/core';
import { Globals, raf } from '@react-spring/shared';

let now = 1000;
Globals.assign({ now: () => now, frameLoop: 'demand' });
raf.now = () => now;

const start = (target, to, config) => {
  const value = new SpringValue(target.x);
  const onChange = (result) => {
    target.x = result.value;
  };
  value.start({ to, config, onChange });
  return value;
};

export default {
  title: 'react-spring',
  packages: ['@react-spring/core'],
  note: 'SpringValue, its core without components, on frames of ours',

  frame(dt) {
    now += dt * 1000;
    raf.advance();
  },
  stop: (value) => value.stop(),

  value: (target, seconds, x) => start(target, x, { duration: seconds * 1000, easing: (t) => t }),
  spring: (target, seconds, x) => start(target, x, { frequency: seconds, damping: 0.8 }),
};
