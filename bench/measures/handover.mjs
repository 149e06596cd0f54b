import { CHILD_FRAMES } from '../cases/others.mjs';
import { DT } from '../cases/path.mjs';
import { nanoseconds } from '../harness/clock.mjs';
import { quantile } from '../harness/statistics.mjs';
import { begin, clear, targets } from './scene.mjs';

/** An engine that shows the start in its first frame, or takes a frame to go on, hands over a frame or two later. */
const WINDOW = 3;

/**
 * Nanoseconds that one hand-over costs when all `count` sequences hand over in the same frame: what those frames cost
 * more than normal ones.
 */
export function handover(contestant, task, count) {
  const scene = targets(contestant, task, count);
  const changes = [1, 2, 3].map((child) => Math.ceil(child * CHILD_FRAMES) - 1);
  const inChange = (frame) => changes.some((first) => frame >= first && frame < first + WINDOW);

  return {
    run(times) {
      let extra = 0;
      for (let time = 0; time < times; time++) {
        const handles = begin(contestant, task, scene, task.childSeconds);
        const spent = timesOf(contestant, changes[2] + WINDOW);
        clear(contestant, handles);
        const normal = quantile(
          spent.filter((_, frame) => frame > 1 && !inChange(frame)),
          0.5,
        );
        for (const first of changes) {
          for (let frame = first; frame < first + WINDOW; frame++) extra += spent[frame] - normal;
        }
      }
      return extra / (times * changes.length * count);
    },
  };
}

/** Nanoseconds of that frame, for each of the sequences: the longest of those in which an engine may hand over. */
export function handoverFrame(contestant, task, count) {
  const scene = targets(contestant, task, count);
  const change = Math.ceil(CHILD_FRAMES) - 1;
  return {
    run(times) {
      let longest = 0;
      for (let time = 0; time < times; time++) {
        const handles = begin(contestant, task, scene, task.childSeconds);
        longest += Math.max(...timesOf(contestant, change + WINDOW).slice(change));
        clear(contestant, handles);
        contestant.frame(DT);
      }
      return longest / (times * count);
    },
  };
}

/** Nanoseconds of each of the next frames. */
function timesOf(contestant, frames) {
  return Array.from({ length: frames }, () => {
    const from = nanoseconds();
    contestant.frame(DT);
    return nanoseconds() - from;
  });
}
