import type { Seconds } from '../../clock/seconds.js';
import type { Score, ScorePiece, ScoreTrack } from '../plan.js';
import { valueOf } from '../sample-at.js';

/** The time between two measurements of a speed or a distance. */
export const FRAME: Seconds = 1 / 60;
/** The time over which it is measured. */
const SPAN: Seconds = 1e-4;
/** The relative error of a speed that is measured in this way. */
export const ROUNDING = 1e-6;

/** When a target moves fastest, and how fast. An instant is not a movement. */
export function fastest({ tracks, until }: Score, target: number): { readonly time: Seconds; readonly speed: number } {
  const axes = tracks.filter((track) => track.target === target && /^[xyz]$/.test(track.property));
  let most = { time: 0, speed: 0 };
  for (let frame = 0; axes.length > 0 && frame * FRAME < until; frame++) {
    const time = frame * FRAME + SPAN;
    const speed = Math.hypot(...axes.map((track) => speedOf(track, time)));
    if (speed > most.speed * (1 + ROUNDING)) most = { time, speed };
  }
  return most;
}

/** The speed within a piece that is not calm. */
function speedOf(track: ScoreTrack, time: Seconds): number {
  const piece = track.pieces.find(({ start, end }) => start <= time - SPAN && time + SPAN < end);
  if (piece === undefined || isCalm(piece)) return 0;
  return ((valueOf(track, time + SPAN) as number) - (valueOf(track, time - SPAN) as number)) / (2 * SPAN);
}

/** Whether users who prefer reduced motion do not see a piece. */
export function isCalm({ writers }: ScorePiece): boolean {
  return writers.some(({ kind }) => kind === 'respectReducedMotion');
}
