import { expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { moveBy } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { checkMoves, movesFor } from '../../src/layout/moves-for.js';

const given = { enter: moveBy(1, { x: 1 }), leave: moveBy(2, { x: 1 }) };

it('are those that are given', () => {
  expect(movesFor(given, of(false))).toEqual(given);
});

it.each([
  [{}, false],
  [given, true],
])('fade without any, and if less motion is wanted', (moves, isReduced) => {
  const { enter, leave } = movesFor(moves, of(isReduced));
  const element = document.body.appendChild(document.createElement('p'));
  element.style.opacity = '0.5';
  const target = domTarget(element);
  of(0, 0.1).pipe(enter.on(target)).subscribe();
  expect(target.opacity).toBe(0.25);
  of(0, 0.2).pipe(leave.on(target)).subscribe();
  expect([target.opacity, leave.duration]).toEqual([0, 0.2]);
});

it('must be actions with an end', () => {
  expect(() => checkMoves('presence', { leave: 5 as never })).toThrow(
    'presence: expected an action of this library, got 5',
  );
});
