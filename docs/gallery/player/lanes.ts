import type { Sampled, Strip } from './sample.js';

/** One changing number through a whole scene. */
export interface Lane {
  readonly actor: string;
  readonly what: string;
  /**
   * 0 at the bottom of the lane, 1 at its top, for the largest value; except y, which is drawn as seen, with small
   * values at the top.
   */
  readonly values: readonly number[];
  /** The minimum and the maximum, in its own units. */
  readonly range: readonly [low: number, high: number];
  /** The colours themselves, if a colour changes. */
  readonly colors?: readonly string[];
  /** The ranges of change: pairs of indices of `values`. */
  readonly spans: readonly (readonly [start: number, end: number])[];
}

/** One lane for each changing number of a scene, crowds last; a scale and a colour have one lane each. */
export function lanesOf({ strips }: Sampled): Lane[] {
  const alike = ({ member }: Strip): number => strips.filter((other) => other.member.look === member.look).length;
  return [...strips].sort((one, other) => alike(one) - alike(other)).flatMap(lanesOfStrip);
}

function lanesOfStrip({ member, states }: Strip): Lane[] {
  const lanes: Lane[] = [];
  for (const key of Object.keys(states[0]!)) {
    const raw = states.map((state) => state[key]!);
    const low = Math.min(...raw);
    const high = Math.max(...raw);
    if (high - low < 1e-6) continue;
    const isColor = key === 'red' || key === 'green' || key === 'blue';
    const what = isColor ? 'color' : (groups[key] ?? key);
    if (lanes.some((lane) => lane.what === what)) continue;
    const values = raw.map((value) => (key === 'y' ? high - value : value - low) / (high - low));
    const colors = states.map(({ red, green, blue }) => `rgb(${red} ${green} ${blue})`);
    lanes.push({
      actor: member.name,
      what,
      values,
      range: [low, high],
      spans: spansOf(raw),
      ...(isColor ? { colors } : {}),
    });
  }
  return lanes;
}

const groups: Readonly<Record<string, string>> = {
  scaleX: 'scale',
  scaleY: 'scale',
  eyeX: 'eye',
  eyeY: 'eye',
  eyeZ: 'eye',
};

function spansOf(raw: readonly number[]): [number, number][] {
  const spans: [number, number][] = [];
  for (let index = 1; index < raw.length; index++) {
    if (Math.abs(raw[index]! - raw[index - 1]!) < 1e-9) continue;
    const last = spans.at(-1);
    if (last !== undefined && last[1] >= index - 2) last[1] = index;
    else spans.push([index - 1, index]);
  }
  return spans;
}
