import type { Seconds } from '../../clock/seconds.js';
import type { Score, ScoreTrack } from '../plan.js';
import { valueOf } from '../sample-at.js';
import { lightnessOf } from './lightness.js';

/** The time between two samples: screens do not show faster changes. */
const FRAME: Seconds = 1 / 120;
/** A smaller change of lightness is not part of a flash. */
const LEAST = 0.1;

/** The most flashes of a track in any second, and when that second begins. Two opposite changes are a flash. */
export function flashesOf({ until }: Score, track: ScoreTrack): { readonly time: Seconds; readonly count: number } {
  const changes = changesOf(track, until);
  let most = { time: 0, count: 0 };
  let last = 0;
  for (const [first, time] of changes.entries()) {
    while (last < changes.length && changes[last]! < time + 1) last++;
    const count = Math.floor((last - first) / 2);
    if (count > most.count) most = { time, count };
  }
  return most;
}

/** The times at which a track turns lighter or darker, alternately. */
function changesOf(track: ScoreTrack, until: Seconds): Seconds[] {
  const changes: Seconds[] = [];
  let extreme = lightnessOf(track, track.found);
  let direction = 0;
  for (let frame = 0; frame * FRAME < until + FRAME; frame++) {
    const time = Math.min(frame * FRAME, until);
    const lightness = lightnessOf(track, valueOf(track, time));
    if (lightness === undefined) continue;
    const change = lightness - (extreme ?? lightness);
    if (extreme === undefined || Math.sign(change) === direction) {
      extreme = lightness;
    } else if (Math.abs(change) >= LEAST) {
      changes.push(time);
      direction = Math.sign(change);
      extreme = lightness;
    }
  }
  return changes;
}
