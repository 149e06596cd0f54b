import { expect, it } from '@jest/globals';
import { moveBy } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { of } from 'rxjs';
import { checkMoves, moveFor } from '../../src/layout/moves.js';

const given = { enter: moveBy(1, { x: 1 }), leave: moveBy(2, { x: 1 }) };

it('are the given actions', () => {
  const element = document.createElement('p');
  expect(moveFor('enter', given, element, of(false))).toBe(given.enter);
  expect(moveFor('leave', given, element, of(false))).toBe(given.leave);
});

it('may be made by a function for an element', () => {
  const element = document.createElement('p');
  const made = moveFor('leave', { leave: (given) => moveBy(1, { x: given === element ? 5 : 0 }) }, element, of(false));
  const ship = domTarget(document.body.appendChild(element));
  of(0, 1).pipe(made.on(ship)).subscribe();
  expect(ship.x).toBe(5);
});

it.each([
  [{}, false],
  [given, true],
])('fade if none is given, or if less motion is wanted', (moves, isReduced) => {
  const element = document.body.appendChild(document.createElement('p'));
  const [enter, leave] = (['enter', 'leave'] as const).map((which) => moveFor(which, moves, element, of(isReduced)));
  element.style.opacity = '0.5';
  const target = domTarget(element);
  of(0, 0.1).pipe(enter!.on(target)).subscribe();
  expect(target.opacity).toBe(0.25);
  of(0, 0.2).pipe(leave!.on(target)).subscribe();
  expect([target.opacity, leave!.duration]).toEqual([0, 0.2]);
});

it('must be actions with an end', () => {
  expect(() => checkMoves('presence', { leave: 5 as never })).toThrow(
    'presence: expected an action of this library, got 5',
  );
});
