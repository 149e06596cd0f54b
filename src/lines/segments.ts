import type { Curve } from '../easing/curve.js';
import { checkFinite } from '../math/check.js';
import { lastUpTo } from '../math/last-up-to.js';
import type { Progress } from '../time/effect.js';

/** A value at an offset, and the curve from there to the next one. */
export interface Keyframe<V = number | string> {
  /** Its index among the given keyframes; -1 if it was added. */
  readonly index: number;
  readonly offset: Progress;
  readonly value: V;
  readonly curve?: Curve | undefined;
}

/** The keyframes, completed by the value found at the start and the end if none was given there. */
export function wholeTrack<V>(given: readonly Keyframe<V>[], found: V): readonly Keyframe<V>[] {
  const track = [...given];
  if (track[0]!.offset > 0) track.unshift({ index: -1, offset: 0, value: found });
  if (track.at(-1)!.offset < 1) track.push({ index: -1, offset: 1, value: found });
  return track;
}

/** The time of a track, cut into segments by its keyframes. */
export class Segments {
  private readonly offsets: readonly Progress[];
  private readonly curves: readonly (Curve | undefined)[];
  /** The current segment. */
  index = 0;
  /** Maps progress to the progress within the current segment, along its curve. */
  part: Curve;

  constructor(track: readonly Keyframe<unknown>[]) {
    this.offsets = track.map(({ offset }) => offset);
    this.curves = track.map(({ curve }) => curve);
    this.part = this.partOf(0);
  }

  /** Where the current segment starts. */
  get since(): Progress {
    return this.offsets[this.index]!;
  }

  /** Where it ends. */
  get until(): Progress {
    return this.offsets[this.index + 1]!;
  }

  /** Whether the current segment has a length and no curve. */
  get isEven(): boolean {
    return this.curves[this.index] === undefined && this.until > this.since;
  }

  /** Goes to the segment at a progress; at a keyframe, to the one that starts there. Returns whether it changed. */
  moveTo(progress: Progress): boolean {
    if (progress >= this.since && progress < this.until) return false;
    const index = lastUpTo(this.offsets, this.offsets.length - 1, progress);
    if (index === this.index) return false;
    this.index = index;
    this.part = this.partOf(index);
    return true;
  }

  private partOf(index: number): Curve {
    const start = this.offsets[index]!;
    const length = this.offsets[index + 1]! - start;
    const even: Curve =
      length === 0 ? (progress) => (progress < start ? 0 : 1) : (progress) => (progress - start) / length;
    const curve = this.curves[index];
    if (curve === undefined) return even;
    return (progress) => {
      const part = even(progress);
      return part === 1 ? part : checkFinite('keyframes', "the value of a keyframe's curve", curve(part));
    };
  }
}
