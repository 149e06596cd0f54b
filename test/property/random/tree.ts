import fc from 'fast-check';
import type { Curve, StaggerOptions } from 'rx-motion';
import { bounded, properCurves, wildCurves } from './curves.js';
import { type Group, groups, type Leaf, type Numbers } from './leaf.js';
import { leaves } from './leaves.js';
import { type Composition, compositions, type Shape, shapes } from './shape.js';
import { spreadOf, startsOf } from './spreads.js';

/** A random action as a readable tree; `actionOf` makes the action. */
export interface Tree {
  readonly kind: Composition | 'leaf' | 'call';
  readonly children: readonly Tree[];
  /** Seconds, known even if the action itself does not know them. */
  readonly duration: number;
  /** How it would be written. */
  readonly text: string;
  /** The path to it: indices of children. */
  readonly path: string;
  /** Of 'leaf': its kind and its random numbers. */
  readonly leaf?: { readonly kind: Leaf; readonly seconds: number; readonly numbers: Numbers };
  /** Of a warp: the curve. */
  readonly curve?: Curve;
  /** Of 'repeat': how often. */
  readonly times?: number;
  /** Of 'speed': how fast. */
  readonly rate?: number;
  /** Of 'stagger': how the starts are spread, and when its children start. */
  readonly spread?: StaggerOptions;
  readonly starts?: readonly number[];
  readonly [fc.toStringMethod]: () => string;
}

/** Whether the library knows beforehand how long the action of a tree takes. */
export function isPlanned({ kind, children }: Tree): boolean {
  return kind !== 'script' && kind !== 'firstOf' && children.every(isPlanned);
}

/** Whether several actions of unknown length race in it: they step from end to end, several times in one frame. */
export function racesMany({ kind, children }: Tree): boolean {
  const unplanned = children.filter((child) => !isPlanned(child));
  return (kind === 'firstOf' && unplanned.length > 1) || children.some(racesMany);
}

/** What a tree may contain. */
export interface Allowed {
  /** The kinds of actions; by default all. */
  readonly leaf?: (leaf: Leaf) => boolean;
  /** By default all whose length is known beforehand. Others appear only if no known length is required. */
  readonly compositions?: readonly Composition[];
  readonly curves?: Readonly<Record<string, Curve>>;
  /** Whether it may contain callbacks; by default it may. */
  readonly calls?: boolean;
  /** Durations are multiples of it; by default 1/4. A power of 2 keeps sums exact. */
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
 * Each tree writes only a few properties, so that its leaves interact. The branches of a spawn write different ones,
 * unless they may share them; so do `self` and `other`, the target of `targeted`.
 */
export function trees(allowed: Allowed = {}): fc.Arbitrary<Tree> {
  const all = { ...defaults, ...allowed };
  const possible = groups.filter((name) => leaves.some((leaf) => leaf.group === name && all.leaf(leaf)));
  const few = fc.shuffledSubarray(possible, {
    minLength: Math.min(1, possible.length),
    maxLength: Math.min(6, possible.length),
  });
  return fc
    .tuple(shapes(all.compositions), few)
    .map(([shape, owned]) =>
      grown(shape, all, { target: 'self', self: owned, other: owned, path: '', isPlanned: false }),
    );
}

/** What a part of a tree may write, and its path. */
interface Place {
  readonly target: 'self' | 'other';
  readonly self: readonly Group[];
  readonly other: readonly Group[];
  readonly path: string;
  /** Whether its length must be known. */
  readonly isPlanned: boolean;
}

function grown(shape: Shape, allowed: Required<Allowed>, place: Place): Tree {
  if (place.isPlanned && shape.kind in ofKnownLength)
    return grown({ ...shape, kind: ofKnownLength[shape.kind as keyof typeof ofKnownLength] }, allowed, place);
  const { kind, choice } = shape;
  // A race without children has no end.
  if (kind === 'leaf' || (kind === 'firstOf' && shape.children.length === 0)) return leafOf(shape, allowed, place);
  const { path } = place;
  const children = shape.children.map((child, index) => grown(child, allowed, placeOf(shape, index, allowed, place)));
  const durations = children.map(({ duration }) => duration);
  const inner = children.map(({ text }) => text).join(', ');
  const own = durations[0]!;

  switch (kind) {
    case 'sequence':
    case 'script': {
      const duration = durations.reduce((sum, duration) => sum + duration, 0);
      return tree({ kind, children, path, duration, text: `${kind}(${inner})` });
    }
    case 'firstOf':
      return tree({ kind, children, path, duration: Math.min(...durations), text: `firstOf(${inner})` });
    case 'stagger': {
      const spread = spreadOf(choice, allowed.grain);
      const starts = startsOf(spread, children.length);
      const duration = Math.max(0, ...durations.map((duration, index) => starts[index]! + duration));
      const text = `stagger(${JSON.stringify(spread)}, ${inner})`;
      return tree({ kind, children, path, duration, spread, starts, text });
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

/** Replaces something of unknown length if a known one is required. */
const ofKnownLength = { script: 'sequence', firstOf: 'spawn' } as const;
const sideBySide: readonly Shape['kind'][] = ['spawn', 'stagger', 'firstOf'];
const needLength: readonly Shape['kind'][] = ['repeat', 'eased', 'reverseTime', 'yoyo', 'speed'];

function thereAndBack(t: number): number {
  return t < 0.5 ? 2 * t : 2 - 2 * t;
}

/** The path of child `index`, and its share of what the whole may write. */
function placeOf({ kind, choice, children }: Shape, index: number, { shares }: Required<Allowed>, place: Place): Place {
  const inner = {
    ...place,
    path: `${place.path}.${index}`,
    isPlanned: place.isPlanned || needLength.includes(kind),
  };
  if (kind === 'targeted') return { ...inner, target: 'other' };
  if (!sideBySide.includes(kind) || shares) return inner;
  const share = (all: readonly Group[]): readonly Group[] =>
    all.filter((_, position) => (position + choice) % children.length === index);
  return { ...inner, self: share(place.self), other: share(place.other) };
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
