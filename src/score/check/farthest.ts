import type { Seconds } from '../../clock/seconds.js';
import type { Score, ScorePiece, ScoreTrack } from '../plan.js';
import { valueIn } from '../sample-at.js';
import { FRAME, isCalm } from './fastest.js';

/**
 * When a target is farthest from its place, and how far, as someone who prefers reduced motion sees it. Instants and
 * what `respectReducedMotion` does are left out.
 */
export function farthest(
  { tracks, until }: Score,
  target: number,
): { readonly time: Seconds; readonly distance: number } {
  const axes = tracks.filter((track) => track.target === target && /^[xyz]$/.test(track.property)).map(wayOf);
  let most = { time: 0, distance: 0 };
  for (let frame = 0; axes.length > 0 && frame * FRAME < until + FRAME; frame++) {
    const time = Math.min(frame * FRAME, until);
    const distance = Math.hypot(...axes.map((wayAt) => wayAt(time)));
    if (distance > most.distance) most = { time, distance };
  }
  return most;
}

/** How far one value has moved by a time. The times must ascend. */
function wayOf({ pieces }: ScoreTrack): (time: Seconds) => number {
  const moves = pieces.filter((piece) => piece.end > piece.start && !isCalm(piece));
  let way = 0;
  let next = 0;
  return (time) => {
    for (; next < moves.length && moves[next]!.end <= time; next++) way += lengthUntil(moves[next]!, time);
    return next < moves.length && moves[next]!.start < time ? way + lengthUntil(moves[next]!, time) : way;
  };
}

function lengthUntil(piece: ScorePiece, time: Seconds): number {
  return (valueIn(piece, time) as number) - (piece.from as number);
}
