import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  bezierTo,
  eased,
  fadeTo,
  jumpTo,
  moveTo,
  play,
  progressTo,
  resizeTo,
  scaleTo,
  sequence,
  tintTo,
  to,
} from 'rx-motion';
import { of } from 'rxjs';
import { ownAction, type Whom } from './random/action-of.js';
import { bounded, properCurves } from './random/curves.js';
import { Drive } from './random/drive.js';
import { figureLike, figures } from './random/figure.js';
import { expectEqual } from './random/near.js';
import { type Tree, trees } from './random/tree.js';
import { founds, stateOf, type World, worldOf } from './random/world.js';
import { numRuns } from './runs.js';

/** Runs each leaf of a tree by itself, one after another, to its end. */
function runLeaves(tree: Tree, world: World, on: Whom = 'self'): void {
  if (tree.kind === 'leaf' || tree.kind === 'call')
    play(ownAction(tree, world, on), world[on], of(0, tree.duration)).subscribe();
  const rounds = tree.times ?? 1;
  for (let round = 0; round < rounds; round++) {
    for (const child of tree.children) runLeaves(child, world, tree.kind === 'targeted' ? 'other' : on);
  }
}

describe('law 3, the end is exact', () => {
  it('a tree ends where its leaves end, bit for bit, along every curve from 0 to 1', () => {
    const proper = trees({
      curves: properCurves,
      compositions: ['sequence', 'spawn', 'stagger', 'script', 'repeat', 'eased', 'speed', 'targeted'],
    });
    fc.assert(
      fc.property(proper, founds, (tree, found) => {
        const drive = new Drive(tree, found);
        drive.show(tree.duration / 2);
        drive.show(tree.duration);
        const world = worldOf(found);
        runLeaves(tree, world);
        expectEqual(drive.stop(), stateOf(world));
        expectEqual(drive.world.calls.slice().sort(), world.calls.slice().sort());
      }),
      { numRuns },
    );
  });

  it('a To-action ends exactly at its goal, for any numbers', () => {
    const any = fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e150, max: 1e150 })
      .map((number) => number + 0); // no -0
    const duration = fc.double({ noNaN: true, min: 0, max: 1e6 });
    fc.assert(
      fc.property(
        figures,
        duration,
        any,
        any,
        any,
        fc.constantFrom(...Object.values(properCurves)),
        (found, s, a, b, c, curve) => {
          const figure = { ...figureLike(found), x: c, opacity: b };
          const way = { control1: { x: c, y: a }, control2: { x: b, y: b }, end: { x: a, y: b } };
          const every = sequence(
            jumpTo(s, { x: b, y: c }, a, 3),
            bezierTo(s, way),
            moveTo(s, { x: c, y: a, z: b }),
            moveTo(s, { x: a, y: b }),
            scaleTo(s, { x: a, y: b }),
            resizeTo(s, { width: a, height: b }),
            fadeTo(s, a),
            tintTo(s, { r: a, g: b, b: c }),
            progressTo(s, a),
            to(s, { light: { power: a } }),
          );
          play(eased(every, bounded(curve)), figure, of(0, every.duration / 3, every.duration)).subscribe();
          expect(figure).toMatchObject({ x: a, y: b, z: b, scaleX: a, scaleY: b, width: a, height: b, opacity: a });
          expect(figure).toMatchObject({ color: { r: a, g: b, b: c }, percentage: a, light: { power: a } });
        },
      ),
      { numRuns },
    );
  });
});
