import { DT, LONG } from '../cases/path.mjs';
import { nanoseconds } from '../harness/clock.mjs';
import { random } from '../harness/random.mjs';
import { begin, targets } from './scene.mjs';

/** One in this many actions is stopped each frame, and another one started in its place. */
const PART = 100;

/** Nanoseconds per action and frame, while actions come and go. */
export function churn(contestant, task, count) {
  const scene = targets(contestant, task, count);
  const handles = begin(contestant, task, scene);
  const next = random();
  const changes = Math.max(1, Math.round(count / PART));

  const frame = () => {
    for (let change = 0; change < changes; change++) {
      const i = Math.floor(next() * count);
      contestant.stop(handles[i]);
      handles[i] = task.begin(contestant, scene[i], i, LONG);
    }
    contestant.frame(DT);
  };

  return {
    run(times) {
      contestant.frame(DT);
      const from = nanoseconds();
      for (let i = 0; i < times; i++) frame();
      return (nanoseconds() - from) / (times * count);
    },
    /** Bytes per action by which the heap grows over a long run of this, once tables and pools have their size: 0. */
    growth(frameCount) {
      for (let i = 0; i < frameCount; i++) frame();
      const before = settledHeap();
      for (let i = 0; i < frameCount; i++) frame();
      return (settledHeap() - before) / count;
    },
  };
}

function settledHeap() {
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
