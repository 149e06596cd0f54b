import { DT } from '../cases/path.mjs';
import { begin, clear, targets } from './scene.mjs';

/**
 * Bytes that one running action keeps alive: by how much the heap grows when `count` more are started beside as many
 * that run.
 *
 * Targets are there before; the handles are not kept (an engine that needs its handle to be kept keeps it itself).
 * Counted is V8's heap plus what it holds outside (typed arrays), after full collections, two frames after the start.
 */
export function heap(contestant, task, count) {
  warm(contestant, task);
  const scene = targets(contestant, task, 2 * count);
  const start = (from) => {
    for (let i = from; i < from + count; i++) task.begin(contestant, scene[i], i, 1000);
    contestant.frame(DT);
    contestant.frame(DT);
    return settled();
  };
  const before = start(0);
  return (start(count) - before) / count;
}

/** What an engine makes only once (code, tables, pools) does not count. */
function warm(contestant, task) {
  for (let time = 0; time < 20; time++) {
    const handles = begin(contestant, task, targets(contestant, task, 100), 1);
    contestant.frame(DT);
    contestant.frame(DT);
    clear(contestant, handles);
    contestant.frame(DT);
  }
}

function settled() {
  for (let time = 0; time < 4; time++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
