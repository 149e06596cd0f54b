import { afterEach, expect, it, jest } from '@jest/globals';
import { MAX_ANIMATION_TIMEOUT } from '@angular/core';
import { delayTime } from 'rx-motion';
import type { Lead } from '../../src/angular/lead.js';
import { injectLimited } from '../../src/angular/limited.js';
import type { Move } from '../../src/angular/move.js';
import { makeInjector } from './injector.js';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const lead: Lead = (_name, element, move) => {
  if (typeof move === 'function') move(element);
};
const app = makeInjector({}, { provide: MAX_ANIMATION_TIMEOUT, useValue: 4000 });
const [parent, child] = ['div', 'i'].map((tag) => document.createElement(tag)) as [HTMLElement, HTMLElement];

afterEach(() => {
  warn.mockClear();
});

/** What it warns of where elements go one after the other, each with the delay and the seconds given. */
function warnings(...going: readonly (readonly [element: HTMLElement, delay: number, move: Move])[]): unknown[] {
  const leading = app.run(() => injectLimited(lead))(parent);
  for (const [element, delay, move] of going) leading('leave', element, move, { delay }, () => undefined);
  return warn.mock.calls.flat();
}

it('warns of one that takes longer than Angular waits, its delay included', () => {
  expect(warnings([parent, 0.5, delayTime(3.5)])).toEqual([]);
  expect(warnings([parent, 1, () => delayTime(3.5)])).toEqual([
    'vanish: must take <= 4 s (MAX_ANIMATION_TIMEOUT), got 4.5 s',
  ]);
});

it('adds the time of an element to that of those for which it waits', () => {
  expect(warnings([child, 0.5, delayTime(1)], [child, 0, delayTime(2.25)], [parent, 0, delayTime(2)])).toEqual([
    'vanish: must take <= 4 s (MAX_ANIMATION_TIMEOUT), got 4.25 s',
  ]);
});

it('adds nothing where all go at the same time', () => {
  expect(warnings([parent, 0, delayTime(2)], [child, 0, delayTime(3)])).toEqual([]);
});

it('says what is wrong with the action that a function makes', () => {
  expect(() => warnings([parent, 0, () => 5 as never])).toThrow('leave: expected an action of this library, got 5');
});
