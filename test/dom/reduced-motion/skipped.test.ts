import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { of } from 'rxjs';
import {
  type FiniteAction,
  delayTime,
  eased,
  moveTo,
  play,
  repeatTimes,
  reverseTime,
  sequence,
  speed,
  yoyo,
} from 'rx-motion';
import { motionOf } from '../../../src/action/motion.js';
import { skipped } from '../../../src/dom/reduced-motion/skipped.js';
import { actionOf } from '../../property/random/action-of.js';
import { Drive } from '../../property/random/drive.js';
import type { Figure } from '../../property/random/figure.js';
import { expectNear } from '../../property/random/near.js';
import { trees } from '../../property/random/tree.js';
import { founds } from '../../property/random/world.js';
import { partOfRuns } from '../../property/runs.js';
import { showing } from '../../actions/showing.js';

function skip<T>(action: FiniteAction<T>): FiniteAction<T> {
  return skipped('skipped', motionOf('skipped', action));
}

type Wrap = (action: FiniteAction<Figure>) => FiniteAction<Figure>;
const wraps: Readonly<Record<string, Wrap>> = {
  nothing: (action) => action,
  reverseTime: (action) => reverseTime(action),
  yoyo: (action) => yoyo(action),
  'a curve that turns back': (action) => eased(action, (t) => 1 - t),
  'a curve that ends in the middle': (action) => eased(action, (t) => 0.5 * t),
  'a curve that ends beyond': (action) => eased(action, (t) => 1.25 * t),
  'a curve that ends before the start': (action) => eased(action, (t) => 0.5 - t),
  speed: (action) => speed(action, 2),
  'reverseTime of a sequence': (action) => reverseTime(sequence(delayTime(0.5), action, delayTime(0.25))),
  'yoyo of reverseTime': (action) => yoyo(reverseTime(action)),
  'reverseTime of reverseTime': (action) => reverseTime(reverseTime(action)),
  'reverseTime of a repetition': (action) => reverseTime(repeatTimes(action, 2)),
  'a curve over a curve': (action) =>
    eased(
      eased(action, (t) => 1 - t),
      (t) => 1 - 0.75 * t,
    ),
};

describe('skipped', () => {
  it('is at its end at once, and keeps its duration', () => {
    const target = { x: 0 };
    const shown: number[] = [];
    play(sequence(skip(moveTo(2, { x: 8 })), moveTo(1, { x: 4 })), target, of(0, 1, 1, 0.5)).subscribe(() => {
      shown.push(target.x);
    });
    expect(shown).toEqual([8, 8, 8, 6]);
  });

  it('shows its end only once it is over if time may go back', () => {
    const show = showing(sequence(skip(moveTo(2, { x: 8 })), moveTo(1, { x: 4 })), { x: 0, y: 0 });
    expect([-1, 0, 1, 2, 2.5, 1, 3].map((time) => show(time).x)).toEqual([0, 0, 0, 8, 6, 0, 4]);
  });

  it('is at its start at once when time runs backwards', () => {
    const show = showing(reverseTime(sequence(skip(moveTo(2, { x: 8 })), moveTo(1, { x: 4 }))), { x: 0, y: 0 });
    expect([0, 0.5, 1.5, 2.5, 3, 0.5].map((time) => show(time).x)).toEqual([4, 6, 0, 0, 0, 6]);
  });

  it.each(Object.entries(wraps))('ends where the action itself would, in %s', (_name, wrap) => {
    const some = trees({ leaf: ({ name }) => name !== 'blink' && name !== 'animate.restoring' });
    fc.assert(
      fc.property(some, founds, fc.boolean(), (tree, found, isStepped) => {
        const plain = new Drive((world) => wrap(actionOf(tree, world)), found);
        const calm = new Drive((world) => wrap(skip(actionOf(tree, world))), found);
        const end = wrap(actionOf(tree, calm.world)).duration;
        if (isStepped) for (const part of [0, 0.25, 0.5]) [plain, calm].forEach((drive) => drive.show(part * end));
        expectNear(calm.show(end), plain.show(end));
      }),
      { numRuns: partOfRuns(8) },
    );
  });
});
