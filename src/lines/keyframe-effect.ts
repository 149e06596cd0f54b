import { type Effect, joinEffects, type Progress } from '../time/effect.js';
import { type Lens, Lenses } from './lens.js';
import { type Keyframe, Segments, wholeTrack } from './segments.js';
import { StraightLine } from './straight-line.js';
import { Writer } from './writer.js';

/** The keyframes of one number. */
export interface Track<T> {
  readonly lens: Lens<T>;
  readonly keyframes: readonly Keyframe<number>[];
}

/** The effect that moves numbers of a target through their keyframes. */
export function keyframeEffect<T>(name: string, tracks: readonly Track<T>[], target: T): Effect {
  const all = groupTracks(tracks).map((group) => Keyframed.on(name, group, target));
  return all.length === 1 ? all[0]! : joinEffects(all);
}

/** Numbers with keyframes at the same offsets; in each segment they move in straight lines. */
class Keyframed<T> extends StraightLine<T> {
  declare readonly segments: Segments;
  /** The value of each number, by keyframe. */
  private readonly keyframeValues: readonly number[][];

  private constructor(writer: Writer<T>, segments: Segments, keyframeValues: readonly number[][]) {
    super(writer, keyframeValues[0]!, keyframeValues[1]!, segments);
    this.keyframeValues = keyframeValues;
  }

  static on<T>(name: string, tracks: readonly Track<T>[], target: T): Keyframed<T> {
    const writer = Writer.on(name, new Lenses(tracks.map(({ lens }) => lens)), target, 'owns');
    const whole = tracks.map(({ keyframes }, index) => wholeTrack(keyframes, writer.found[index]!));
    const keyframeValues = whole[0]!.map((_, keyframe) => whole.map((track) => track[keyframe]!.value));
    return new Keyframed(writer, new Segments(whole[0]!), keyframeValues);
  }

  override update(progress: Progress): void {
    const { segments, keyframeValues } = this;
    if (segments.moveTo(progress)) this.setEnds(keyframeValues[segments.index]!, keyframeValues[segments.index + 1]!);
    super.update(segments.part(progress));
  }
}

/** The tracks, grouped by the offsets of their keyframes. */
function groupTracks<T>(tracks: readonly Track<T>[]): readonly (readonly Track<T>[])[] {
  const groups = new Map<string, Track<T>[]>();
  for (const track of tracks) {
    const key = track.keyframes.map(({ index }) => index).join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [track]);
    else group.push(track);
  }
  return [...groups.values()];
}
