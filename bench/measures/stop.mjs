import { DT } from '../cases/path.mjs';
import { nanoseconds } from '../harness/clock.mjs';
import { shuffled } from '../harness/random.mjs';
import { begin, targets } from './scene.mjs';

/** Nanoseconds to stop a running action, one by one in random order, including the frame that clears up. */
export function stop(contestant, task, count) {
  const scene = targets(contestant, task, count);
  const order = shuffled(count);
  return {
    run(times) {
      let spent = 0;
      for (let time = 0; time < times; time++) {
        const handles = begin(contestant, task, scene);
        contestant.frame(DT);
        contestant.frame(DT);
        const from = nanoseconds();
        for (let i = 0; i < count; i++) contestant.stop(handles[order[i]]);
        contestant.frame(DT);
        spent += nanoseconds() - from;
      }
      return spent / (times * count);
    },
    check() {
      const before = JSON.stringify(scene.map(contestant.read ?? ((target) => ({ x: target.x, y: target.y }))));
      contestant.frame(DT);
      const after = JSON.stringify(scene.map(contestant.read ?? ((target) => ({ x: target.x, y: target.y }))));
      return before === after ? undefined : 'a stopped action goes on';
    },
  };
}
