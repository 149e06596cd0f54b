import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  at,
  eased,
  type FiniteAction,
  repeatTimes,
  sequence,
  stagger,
  tapped,
  targeted,
  timeline,
  yoyo,
} from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import type { Figure } from './random/figure.js';
import { isSurface } from './random/leaf.js';
import { expectEqual, expectNear } from './random/near.js';
import { compositions } from './random/shape.js';
import { times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { founds, stateOf, type World, worldOf } from './random/world.js';
import { numRuns, partOfRuns } from './runs.js';

/** Trees that use only the target that they run on. */
const own = trees({
  compositions: compositions.filter((kind) => kind !== 'targeted'),
  // Two grid effects at once would share one surface.
  leaf: ({ group }) => !isSurface(group),
});

type Make = (a: FiniteAction<Figure>, b: FiniteAction<Figure>, world: World) => FiniteAction<Figure>;

/** What two actions can form; if both run at once, each has its own target. */
const choreographies: Readonly<Record<string, Make>> = {
  'yoyo(a)': (a) => yoyo(a),
  'sequence(a, yoyo(b))': (a, b) => sequence(a, yoyo(b)),
  'repeatTimes(yoyo(a), 3)': (a) => repeatTimes(yoyo(a), 3),
  'eased(yoyo(a), overshooting)': (a) => eased(yoyo(a), (t) => t * (3 - 2 * t) * 1.25 - 0.25 * t),
  'yoyo(sequence(a, yoyo(b)))': (a, b) => yoyo(sequence(a, yoyo(b))),
  'at(0.5, a)': (a) => at(0.5, a),
  'stagger(0.75, a, other b)': (a, b, { other }) => stagger(0.75, a, targeted(other, b)),
  'timeline with b in a': (a, b, { other }) =>
    timeline({ a, b: { at: 'a', offset: 0.25, action: targeted(other, b) } }),
  'timeline with b before a': (a, b) => timeline({ a: { after: 'b', action: a }, b: { at: 0.5, action: b } }),
  'tapped(a)': (a, _b, { calls }) => tapped(a, { start: () => calls.push('start'), end: () => calls.push('end') }),
};

const built = (make: Make, a: Tree, b: Tree) => (world: World) => make(actionOf(a, world), actionOf(b, world), world);

describe('law 1, path independence, in choreographies', () => {
  it.each(Object.entries(choreographies))('any times leave the same state as one step: %s', (name, make) => {
    // The limit that docs/guide/composition.md names.
    const hasEasedInstant = ({ kind, duration, children }: Tree): boolean =>
      (kind === 'eased' && duration === 0) || children.some(hasEasedInstant);
    fc.assert(
      fc.property(own, own, times('dyadic'), founds, (a, b, times, found) => {
        fc.pre(!name.includes('overshooting') || !hasEasedInstant(a));
        const action = built(make, a, b);
        const jumping = new Drive(action, found);
        for (const time of times(2 * (a.duration + b.duration) + 1)) {
          expectEqual(jumping.show(time), new Drive(action, found).show(time));
        }
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('taps run once per forward crossing, and going back re-arms them', () => {
    fc.assert(
      fc.property(own, times('dyadic'), founds, (a, times, found) => {
        const drive = new Drive(built(choreographies['tapped(a)']!, { ...a }, a), found);
        let before = -1;
        for (const time of times(a.duration)) {
          drive.world.calls.length = 0;
          drive.show(time);
          const expected = [
            ...(before < 0 && time >= 0 ? ['start'] : []),
            ...(before < a.duration && time >= a.duration ? ['end'] : []),
          ];
          expect(drive.world.calls.filter((call) => call === 'start' || call === 'end')).toEqual(expected);
          before = time;
        }
      }),
      { numRuns },
    );
  });
});

describe('law 7, reverse() retraces, in choreographies', () => {
  it('a yoyo ends where it began, and retraces its way', () => {
    // Without leaves that clean up when they end: that shows at the end.
    const debtless = trees({ leaf: ({ name }) => name !== 'blink' && name !== 'animate.restoring' });
    fc.assert(
      fc.property(debtless, times('dyadic'), founds, (a, times, found) => {
        const action = built(choreographies['yoyo(a)']!, a, a);
        const { duration } = a;
        expectNear(new Drive(action, found).show(2 * duration), stateOf(worldOf(found)));
        for (const joint of times(2 * duration)) {
          // Away from the hand-overs, where a rounding could decide the side.
          const time = joint + 1 / 1000;
          if (time <= 0 || time >= 2 * duration) continue;
          expectNear(new Drive(action, found).show(2 * duration - time), new Drive(action, found).show(time));
        }
      }),
      { numRuns },
    );
  });
});
