import type { Seconds } from '../../clock/seconds.js';
import type { Progress } from '../../time/effect.js';
import type { Score, ScorePiece, ScoreTrack } from '../plan.js';
import { valueIn } from '../sample-at.js';

/** What one action does to one target: a piece of each value that it alone writes. */
export interface Part {
  readonly target: number;
  readonly start: Seconds;
  readonly end: Seconds;
  /** The name of the function that made the action. */
  readonly kinds: string;
  readonly tracks: ScoreTrack[];
  readonly pieces: ScorePiece[];
}

/** Where a piece is compared with its start: no whole fractions, which an oscillation may pass at rest. */
const LOOKS: readonly Progress[] = [0.137, 0.289, 0.413, 0.618, 0.731, 0.877, 0.953];

/** A slower first half is a slow start: a linear one covers 0.5, a sine that starts slowly 0.29. */
const SLOW: Progress = 0.4;

/** The actions of a score, as far as pieces show them. A score does not say which action a piece comes from. */
export function partsOf({ tracks }: Score): Iterable<Part> {
  const parts = new Map<string, Part>();
  for (const track of tracks)
    for (const piece of track.pieces) {
      const { start, end, writers } = piece;
      if (end === start || writers.length !== 1) continue;
      const [{ kind }] = writers as [ScorePiece['writers'][number]];
      const key = [track.target, start, end, kind].join();
      const part = parts.get(key) ?? { target: track.target, start, end, kinds: kind, tracks: [], pieces: [] };
      part.tracks.push(track);
      part.pieces.push(piece);
      parts.set(key, part);
    }
  return parts.values();
}

/** Whether a piece changes nothing, and its track is not written by two actions at once. */
export function isStill({ pieces }: ScoreTrack, piece: ScorePiece): boolean {
  const { start, end, from, to } = piece;
  return (
    from === to &&
    pieces.every(({ writers }) => writers.length < 2) &&
    LOOKS.every((progress) => valueIn(piece, start + (end - start) * progress) === from)
  );
}

/** Whether a piece covers less than half of its way in half of its time. */
export function startsSlowly(piece: ScorePiece): boolean {
  const { start, end, from, to, tween } = piece;
  const middle = (start + end) / 2;
  if (tween !== undefined) return tween.progressAt(middle) < SLOW;
  if (typeof from !== 'number' || typeof to !== 'number' || from === to) return false;
  return ((valueIn(piece, middle) as number) - from) / (to - from) < SLOW;
}
