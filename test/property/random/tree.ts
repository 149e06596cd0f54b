import fc from 'fast-check';
import type { Curve } from 'rx-motion';
import { bounded, properCurves, wildCurves } from './curves.js';
import { type Group, type Leaf, type Numbers, groups, leaves } from './leaves.js';
import { type Composition, type Shape, compositions, shapes } from './shape.js';

/** A random action of known length, as a tree that can be read; `actionOf` makes the action. */
export interface Tree {
  readonly kind: Composition | 'leaf' | 'call';
  readonly children: readonly Tree[];
  /** Seconds. */
  readonly duration: number;
  /** How it would be written. */
  readonly text: string;
  /** Where it stands: the indices of the children that lead to it. */
  readonly path: string;
  /** Of 'leaf': what it is, and what it is made from. */
  readonly leaf?: { readonly kind: Leaf; readonly seconds: number; readonly numbers: Numbers };
  /** Of what bends time: how. */
  readonly curve?: Curve;
  /** Of 'repeat': how often. */
  readonly times?: number;
  /** Of 'speed': how fast. */
  readonly rate?: number;
  readonly [fc.toStringMethod]: () => string;
}

/** What may stand in a tree. */
export interface Allowed {
  /** The kinds of actions; by default all. */
  readonly leaf?: (leaf: Leaf) => boolean;
  /** By default all. */
  readonly compositions?: readonly Composition[];
  readonly curves?: Readonly<Record<string, Curve>>;
  /** Whether callbacks may stand in it; by default they may. */
  readonly calls?: boolean;
  /** Durations are multiples of it; 1/4 unless it is given. A power of 2 keeps sums of them exact. */
  readonly grain?: number;
  /** Whether the branches of a spawn may write the same things. */
  readonly shares?: boolean;
}

const defaults: Required<Allowed> = {
  leaf: () => true,
  compositions,
  curves: { ...properCurves, ...wildCurves },
  calls: true,
  grain: 1 / 4,
  shares: false,
};

/**
 * Random trees of actions, up to five levels deep.
 *
 * Each tree keeps to a few things, so that what it does to them meets. The branches of a spawn write different things, unless
 * they may share them; so do `self` and `other`, to which `targeted` turns.
 */
export function trees(allowed: Allowed = {}): fc.Arbitrary<Tree> {
  const all = { ...defaults, ...allowed };
  const few = fc.shuffledSubarray([...groups], { minLength: 1, maxLength: 6 });
  return fc
    .tuple(shapes(all.compositions), few)
    .map(([shape, owned]) => grown(shape, all, { target: 'self', self: owned, other: owned, path: '' }));
}

/** What a part of a tree may write, and where it stands. */
interface Place {
  readonly target: 'self' | 'other';
  readonly self: readonly Group[];
  readonly other: readonly Group[];
  readonly path: string;
}

function grown(shape: Shape, allowed: Required<Allowed>, place: Place): Tree {
  const { kind, choice } = shape;
  if (kind === 'leaf') return leafOf(shape, allowed, place);
  const { path } = place;
  const children = shape.children.map((child, index) => grown(child, allowed, placeOf(shape, index, allowed, place)));
  const durations = children.map(({ duration }) => duration);
  const inner = children.map(({ text }) => text).join(', ');
  const own = durations[0]!;

  switch (kind) {
    case 'sequence': {
      const duration = durations.reduce((sum, duration) => sum + duration, 0);
      return tree({ kind, children, path, duration, text: `sequence(${inner})` });
    }
    case 'spawn':
      return tree({ kind, children, path, duration: Math.max(0, ...durations), text: `spawn(${inner})` });
    case 'repeat': {
      const times = choice % 4;
      return tree({ kind, children, path, times, duration: times * own, text: `repeatTimes(${inner}, ${times})` });
    }
    case 'eased': {
      const [name, curve] = Object.entries(allowed.curves)[choice % Object.keys(allowed.curves).length]!;
      return tree({ kind, children, path, curve: bounded(curve), duration: own, text: `eased(${inner}, ${name})` });
    }
    case 'reverseTime':
      return tree({ kind, children, path, curve: (t) => 1 - t, duration: own, text: `reverseTime(${inner})` });
    case 'yoyo':
      return tree({ kind, children, path, curve: thereAndBack, duration: 2 * own, text: `yoyo(${inner})` });
    case 'speed': {
      const rate = 2 ** ((choice % 4) - 1);
      return tree({
        kind,
        children,
        path,
        curve: (t) => t,
        rate,
        duration: own / rate,
        text: `speed(${inner}, ${rate})`,
      });
    }
    case 'targeted':
      return tree({ kind, children, path, duration: own, text: `targeted(other, ${inner})` });
  }
}

function thereAndBack(t: number): number {
  return t < 0.5 ? 2 * t : 2 - 2 * t;
}

/** Where child `index` stands, and which part it gets of what the whole may write. */
function placeOf({ kind, choice, children }: Shape, index: number, { shares }: Required<Allowed>, place: Place): Place {
  const path = `${place.path}.${index}`;
  if (kind === 'targeted') return { ...place, path, target: 'other' };
  if (kind !== 'spawn' || shares) return { ...place, path };
  const share = (all: readonly Group[]): readonly Group[] =>
    all.filter((_, position) => (position + choice) % children.length === index);
  return { ...place, path, self: share(place.self), other: share(place.other) };
}

function leafOf(
  { choice, units, numbers }: Shape,
  allowed: Required<Allowed>,
  { target, path, ...owned }: Place,
): Tree {
  if (allowed.calls && choice % 5 === 4)
    return tree({ kind: 'call', children: [], path, duration: 0, text: `callFunc(${path})` });
  const possible = leaves
    .filter(({ group }) => group === undefined || owned[target].includes(group))
    .filter(allowed.leaf);
  const kind = possible[Math.floor(choice / 5) % possible.length]!;
  const seconds = kind.instant ? 0 : units * allowed.grain;
  const { duration } = kind.make(seconds, numbers);
  const text = `${kind.name}(${[seconds, ...numbers].join(', ')})`;
  return tree({ kind: 'leaf', children: [], path, leaf: { kind, seconds, numbers }, duration, text });
}

function tree(parts: Omit<Tree, typeof fc.toStringMethod>): Tree {
  return { ...parts, [fc.toStringMethod]: () => parts.text };
}
