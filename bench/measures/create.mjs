import { DT } from '../cases/path.mjs';
import { nanoseconds } from '../harness/clock.mjs';
import { begin, clear, targets } from './scene.mjs';

/** Nanoseconds to create and start an action, its first frame included. */
export function create(contestant, task, count) {
  const scene = targets(contestant, task, count);
  return {
    run(times) {
      let spent = 0;
      for (let i = 0; i < times; i++) {
        const from = nanoseconds();
        const handles = begin(contestant, task, scene, 1);
        contestant.frame(DT);
        spent += nanoseconds() - from;
        clear(contestant, handles);
        contestant.frame(DT);
      }
      return spent / (times * count);
    },
  };
}
