import { DT, LONG } from '../cases/path.mjs';
import { nanoseconds } from '../harness/clock.mjs';
import { disagreement } from './check.mjs';
import { targets } from './scene.mjs';

/** Nanoseconds per action and frame, while `count` actions run. */
export function frames(contestant, task, count) {
  const scene = targets(contestant, task, count);
  const phases = task.phases ?? 1;
  for (let phase = 0; phase < phases; phase++) {
    for (let i = phase; i < count; i += phases) task.begin(contestant, scene[i], i, LONG);
    contestant.frame(DT);
  }
  let passed = 0;

  return {
    run(times) {
      contestant.frame(DT); // what the other contestant left in the caches is not on this one's bill
      const from = nanoseconds();
      for (let i = 0; i < times; i++) contestant.frame(DT);
      const spent = nanoseconds() - from;
      passed += times + 1;
      return spent / (times * count);
    },
    check() {
      if (contestant.drifts === true && task.endless === true) return undefined;
      return disagreement(contestant, task, scene, (i) => (passed + phases - (i % phases)) * DT, LONG);
    },
  };
}
