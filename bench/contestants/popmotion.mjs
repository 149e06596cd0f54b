import { animate } from 'popmotion';
import { Drivers } from './drivers.mjs';
import { valueContestant } from './values.mjs';

const drivers = new Drivers();
const driver = (update) => drivers.driver((_, dt) => update(dt));
const ms = (seconds) => seconds * 1000;
const linear = (t) => t;

export default valueContestant({
  title: 'popmotion',
  packages: ['popmotion'],
  note: 'with a driver of ours',

  frame: (dt) => drivers.frame(ms(dt)),
  clear: () => drivers.clear(),

  progress: (seconds, onUpdate, ease = linear) =>
    animate({ from: 0, to: 1, duration: ms(seconds), ease, driver, onUpdate }),
  keyframes: (to, offset, seconds, onUpdate, repeats) =>
    animate({ to, offset, duration: ms(seconds), ease: linear, driver, onUpdate, repeat: repeats ? Infinity : 0 }),
});
