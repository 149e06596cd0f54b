import {
  callFunc,
  eased,
  type FiniteAction,
  firstOf,
  repeatTimes,
  reverseTime,
  run,
  script,
  sequence,
  spawn,
  speed,
  stagger,
  targeted,
  yoyo,
} from 'rx-motion';
import type { Figure } from './figure.js';
import { isSurface } from './leaf.js';
import type { Tree } from './tree.js';
import type { World } from './world.js';

/** Makes the action of a leaf of a tree. */
export type LeafAction = (leaf: Tree, world: World, on?: Whom) => FiniteAction<Figure>;

/** The target of a part of a tree. */
export type Whom = 'self' | 'other';

/**
 * Makes the action of a tree in one world. With a script or a race in it, only the tree knows its length.
 *
 * @param leafAction Makes the leaves; by default as the tree describes them.
 */
export function actionOf(
  tree: Tree,
  world: World,
  leafAction: LeafAction = ownAction,
  on: Whom = 'self',
): FiniteAction<Figure> {
  const { kind, curve, times, rate, spread } = tree;
  if (kind === 'leaf' || kind === 'call') return leafAction(tree, world, on);
  const children = tree.children.map((child) => actionOf(child, world, leafAction, kind === 'targeted' ? 'other' : on));
  const first = children[0]!;
  switch (kind) {
    case 'sequence':
      return sequence(children);
    case 'spawn':
      return spawn(children);
    case 'stagger':
      return stagger(spread!, children);
    case 'script':
      return script(function* () {
        for (const child of children) yield* run(child);
      }) as FiniteAction<Figure>;
    case 'firstOf':
      return firstOf(children) as FiniteAction<Figure>;
    case 'repeat':
      return repeatTimes(first, times!);
    case 'eased':
      return eased(first, curve!);
    case 'reverseTime':
      return reverseTime(first);
    case 'yoyo':
      return yoyo(first);
    case 'speed':
      return speed(first, rate!);
    case 'targeted':
      return targeted(world.other, first);
  }
}

export function ownAction({ path, leaf }: Tree, world: World, on: Whom = 'self'): FiniteAction<Figure> {
  if (leaf === undefined) return callFunc(() => void world.calls.push(path));
  const { kind, seconds, numbers } = leaf;
  if (!isSurface(kind.group)) return kind.make(seconds, numbers);
  return targeted(world[on][kind.group], kind.make(seconds, numbers) as never);
}
