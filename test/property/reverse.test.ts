import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ReversibleAction, uniform, yoyo } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { properCurves } from './random/curves.js';
import { Drive } from './random/drive.js';
import type { Figure } from './random/figure.js';
import type { Leaf } from './random/leaf.js';
import { expectNear } from './random/near.js';
import { type Allowed, type Tree, trees } from './random/tree.js';
import { type Found, founds, stateOf, type World, worldOf } from './random/world.js';
import { numRuns } from './runs.js';

/**
 * Trees that take time: an instant has nothing to retrace. At most two curves are nested: more of them squeeze the way
 * into the roundings at its ends. Two that are flat at an end, such as rateIn(3), do so too, which only jumping leaves
 * show.
 */
function lasting(allowed: Allowed): fc.Arbitrary<Tree> {
  return plain(allowed).filter((tree) => tree.duration > 0 && bends(tree, () => true) <= 2);
}

/** Trees with at most one curve around leaves that jump. */
function plain(allowed: Allowed): fc.Arbitrary<Tree> {
  return trees(allowed).filter((tree) => bends(tree, ({ duration }) => duration === 0) <= 1);
}

/** The greatest number of curves around a leaf. */
function bends(tree: Tree, counts: (leaf: Tree) => boolean): number {
  const { kind, children } = tree;
  if (children.length === 0) return counts(tree) ? 0 : -Infinity;
  return (kind === 'eased' ? 1 : 0) + Math.max(...children.map((child) => bends(child, counts)));
}

const reversed =
  (tree: Tree) =>
  (world: World): ReversibleAction<Figure> =>
    (actionOf(tree, world) as ReversibleAction<Figure>).reverse();

/** The state of a tree at a time forwards, at the same point of its reverse, run from where it ended, and at its end. */
function thereAndBack(tree: Tree, found: Found, time: number): { there: unknown; back: unknown; end: unknown } {
  const forwards = new Drive(tree, found);
  const there = forwards.show(time);
  forwards.show(tree.duration);
  forwards.stop();
  const backwards = new Drive(reversed(tree), forwards.world);
  const back = backwards.show(tree.duration - time);
  backwards.show(tree.duration);
  return { there, back, end: backwards.stop() };
}

/** Times as parts of a duration, at which nothing jumps. */
const parts = fc.integer({ min: 2000, max: 8000 }).map((number) => number / 9973);

describe('law 7, reverse() retraces', () => {
  const retracing: Allowed = {
    leaf: ({ retraces }) => retraces === 'always',
    curves: properCurves,
    compositions: ['sequence', 'spawn', 'stagger', 'repeat', 'eased', 'speed', 'targeted'],
    calls: false,
  };
  it.each([
    { name: 'along every curve', allowed: retracing },
    { name: 'along every curve, in decimals', allowed: { ...retracing, grain: 0.1 } },
    {
      name: 'where branches add up',
      allowed: { ...retracing, shares: true, leaf: ({ adds }: Leaf) => adds === true },
    },
  ])(
    'is as long, at time s where the action was at its duration − s, and ends where it began: $name',
    ({ allowed }) => {
      fc.assert(
        fc.property(lasting(allowed), founds, parts, (tree, found, part) => {
          const { there, back, end } = thereAndBack(tree, found, part * tree.duration);
          expectNear(back, there);
          expectNear(end, stateOf(worldOf(found)));
          const world = worldOf(found);
          expect(reversed(tree)(world).duration).toBe(actionOf(tree, world).duration);
        }),
        { numRuns },
      );
    },
  );

  it.each([
    {
      name: 'along curves',
      allowed: { ...retracing, leaf: ({ retraces, group }: Leaf) => retraces !== undefined && group !== 'picture' },
    },
    // A curve that is flat at its end arrives a rounding early, and with it the last picture.
    {
      name: 'and animations',
      allowed: { ...retracing, leaf: ({ retraces }: Leaf) => retraces !== undefined, curves: { uniform } },
    },
  ])('retraces alone also leaves that jump at their start: $name', ({ allowed }) => {
    const alone = lasting({ ...allowed, compositions: ['eased', 'speed', 'targeted', 'reverseTime'] });
    const onceBack = alone.filter(({ text }) => text.split('reverseTime').length <= 2);
    fc.assert(
      fc.property(onceBack, founds, parts, (tree, found, part) => {
        const { there, back } = thereAndBack(tree, found, part * tree.duration);
        expectNear(back, there);
      }),
      { numRuns },
    );
  });

  it('is the action itself when it is reversed twice', () => {
    fc.assert(
      fc.property(plain(retracing), founds, parts, (tree, found, part) => {
        const time = part * tree.duration;
        const twice = (world: World): ReversibleAction<Figure> => reversed(tree)(world).reverse();
        expectNear(new Drive(twice, found).show(time), new Drive(tree, found).show(time));
      }),
      { numRuns },
    );
  });

  it('lets a yoyo end where it began, and retrace its way', () => {
    // Without leaves that clean up when they end: that shows at the end.
    const debtless = trees({ leaf: ({ name }) => name !== 'blink' && name !== 'animate.restoring' });
    fc.assert(
      fc.property(debtless, parts, founds, (tree, part, found) => {
        const thereAndBack = (world: World) => yoyo(actionOf(tree, world));
        const whole = 2 * tree.duration;
        expectNear(new Drive(thereAndBack, found).show(whole), stateOf(worldOf(found)));
        if (whole === 0) return;
        const [there, back] = [part * whole, whole - part * whole].map((time) =>
          new Drive(thereAndBack, found).show(time),
        );
        expectNear(back, there);
      }),
      { numRuns },
    );
  });
});
