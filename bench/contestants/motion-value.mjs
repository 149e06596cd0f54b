import { springValue } from 'motion';
import { Drivers } from './drivers.mjs';

const drivers = new Drivers();
const driver = (update) => drivers.driver(update);

/** The value of motion that follows a goal, as an application uses it. */
export default {
  title: 'motion, springValue',
  packages: ['motion'],
  note: 'a value of its own that follows a goal, with a driver of ours',

  frame: (dt) => drivers.frame(dt * 1000),
  stop: (value) => value.stop(),
  clear: () => drivers.clear(),

  spring: (target, seconds, x) => {
    const value = springValue(target.x, { visualDuration: seconds, bounce: 0.2, driver });
    value.on('change', (latest) => {
      target.x = latest;
    });
    value.set(x);
    return value;
  },
};
