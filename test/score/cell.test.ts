import { expect, it } from '@jest/globals';
import { delayTime, moveBy, place, sequence, spawn } from 'rx-motion';
import { sampleAt, score } from 'rx-motion/score';

it('follows a line that something else has moved', () => {
  const plan = score(spawn(moveBy(2, { x: 10 }), sequence(delayTime(1), place({ x: 50, y: 0 }))), { x: 0, y: 0 });
  const [x] = plan.tracks;
  expect(x!.pieces).toHaveLength(1);
  expect(x!.pieces[0]!.course).toBeInstanceOf(Function);
  expect(sampleAt(plan, 2)).toEqual([{ x: 55, y: 0 }]);
});

it('has no track for a property that is not written', () => {
  expect(score(delayTime(1), { x: 0 }).tracks).toEqual([]);
});

it('groups the tracks of each target', () => {
  const plan = score(spawn(moveBy(1, { y: 1 }), sequence(delayTime(1), moveBy(1, { x: 1 }))), { x: 0, y: 0 });
  expect(plan.tracks.map(({ target, property }) => [target, property])).toEqual([
    [0, 'y'],
    [0, 'x'],
  ]);
});
