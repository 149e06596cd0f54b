import { describe, expect, it } from '@jest/globals';
import {
  type Action,
  at,
  callFunc,
  delayTime,
  eased,
  moveTo,
  quadraticIn,
  repeatTimes,
  sequence,
  spawn,
  stagger,
  targeted,
} from 'rx-motion';
import { sampleAt, score } from 'rx-motion/score';
import { motionOf } from '../../src/motion/motion.js';
import { Groups } from '../../src/score/groups.js';

interface Dot {
  x: number;
}

const [one, two, three]: Dot[] = [{ x: 1 }, { x: 2 }, { x: 3 }];
const move = moveTo(1, { x: 9 });

/** The groups by the x of their targets. */
function groupsOf(action: Action<Dot>): unknown[] {
  return new Groups(motionOf('test', action), { x: 0 }).list.map((group) =>
    Array.from(group as ReadonlySet<Dot>, ({ x }) => x),
  );
}

const dots = [one!, two!, three!];
const all = stagger(0.1, dots, () => move);
const ofOne = targeted(one!, move);
const ofTwo = targeted(two!, move);

describe('the groups of a motion', () => {
  it.each<[string, Action<Dot>, unknown]>([
    ['branches', spawn(move, ofOne, ofTwo), [[0], [1], [2]]],
    [
      'branches that share a target',
      spawn(sequence(ofOne, ofTwo, targeted(three!, move)), ofTwo, at(1, move)),
      [[1, 2, 3], [0]],
    ],
    ['branches inside others', eased(repeatTimes(all, 2), quadraticIn), [[1], [2], [3]]],
    ['two steps for all of them', sequence(all, delayTime(1), all), [[1], [2], [3], [0]]],
    ['a sequence', sequence(ofOne, ofTwo, targeted(three!, move)), [[1, 2, 3]]],
  ])('are those of %s', (_, action, groups) => {
    expect(groupsOf(action)).toEqual(groups);
  });
});

describe('a score of several groups', () => {
  it('lists targets in the order of their starts, and calls in that of their times', () => {
    const call = callFunc(() => undefined);
    const plan = score(
      spawn(at(0.5, targeted(one!, sequence(move, call))), targeted(two!, sequence(call, move)), move),
      three!,
    );
    expect(plan.targets).toEqual([three, two, one]);
    expect(plan.tracks.map(({ target }) => target)).toEqual([0, 1, 2]);
    expect(plan.calls.map(({ time, target }) => [time, target])).toEqual([
      [0, 1],
      [1.5, 2],
    ]);
  });

  it('shows each target as it is beside the others', () => {
    const plan = score(sequence(eased(all, quadraticIn), spawn(ofOne, move)), three!);
    expect([0.6, 1.2, 1.7].map((time) => sampleAt(plan, time).map(({ x }) => x))).toEqual([
      [expect.closeTo(3 + 6 * (0.3 - 0.2), 9), expect.closeTo(1 + 8 * 0.3, 9), expect.closeTo(2 + 7 * 0.2, 9)],
      [9, 9, 9],
      [9, 9, 9],
    ]);
  });

  it('visits the targets a few times each, however many there are', () => {
    const readsOf = (count: number): number => {
      let reads = 0;
      const many = Array.from({ length: count }, () =>
        Object.defineProperty({}, 'x', { get: () => (reads++, 0) }),
      ) as Dot[];
      const plan = score(
        sequence(
          delayTime(1),
          eased(
            stagger(0.001, many, () => move),
            quadraticIn,
          ),
        ),
        {},
      );
      expect(plan.tracks).toHaveLength(count);
      return reads;
    };
    expect(readsOf(200)).toBe(10 * readsOf(20));
  });
});
