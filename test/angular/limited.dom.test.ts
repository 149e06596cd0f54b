import { MAX_ANIMATION_TIMEOUT } from '@angular/core';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { delayTime } from 'rx-motion';
import type { Animate } from '../../src/angular/inject-animate.js';
import { injectLimited } from '../../src/angular/limited.js';
import type { Move } from '../../src/layout/moves.js';
import { makeInjector } from './injector.js';

let warn: jest.Spied<Console['warn']>;
const animate: Animate = (_name, element, move) => {
  if (typeof move === 'function') move(element);
};
const app = makeInjector({}, { provide: MAX_ANIMATION_TIMEOUT, useValue: 4000 });
const [parent, child] = ['div', 'i'].map((tag) => document.createElement(tag)) as [HTMLElement, HTMLElement];

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => warn.mockRestore());

/** The warnings for elements that leave in order, each with its delay and action. */
function warnings(...going: readonly (readonly [element: HTMLElement, delay: number, move: Move])[]): unknown[] {
  const animateTimed = app.run(() => injectLimited(animate))(parent);
  for (const [element, delay, move] of going) animateTimed('leave', element, move, { delay }, () => undefined);
  return warn.mock.calls.flat();
}

it('warns about an element that takes longer than Angular waits, delay included', () => {
  expect(warnings([parent, 0.5, delayTime(3.5)])).toEqual([]);
  expect(warnings([parent, 1, () => delayTime(3.5)])).toEqual([
    'vanish: must take <= 4 s (MAX_ANIMATION_TIMEOUT), got 4.5 s',
  ]);
});

it('adds the time of an element to that of the elements it waits for', () => {
  expect(warnings([child, 0.5, delayTime(1)], [child, 0, delayTime(2.25)], [parent, 0, delayTime(2)])).toEqual([
    'vanish: must take <= 4 s (MAX_ANIMATION_TIMEOUT), got 4.25 s',
  ]);
});

it('adds nothing if all leave at the same time', () => {
  expect(warnings([parent, 0, delayTime(2)], [child, 0, delayTime(3)])).toEqual([]);
});

it('rejects an invalid result of a function', () => {
  expect(() => warnings([parent, 0, () => 5 as never])).toThrow('leave: expected an action of this library, got 5');
});
