import { expect, it } from '@jest/globals';
import { moveTo, sequence, spawn } from 'rx-motion';
import { motionOf } from '../../src/action/motion.js';
import { FORWARDS } from '../../src/time/edges.js';
import { isRowRoot } from '../../src/time/row-root.js';

it('is what hands over within a row', () => {
  const ship = { x: 0, y: 0 };
  const move = moveTo(1, { x: 8, y: 0 });
  const rootOf = (action: typeof move) => motionOf('test', action).bind(ship, 0, 1, FORWARDS);
  expect([null, rootOf(move), rootOf(sequence(move)), rootOf(spawn(move))].map(isRowRoot)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
