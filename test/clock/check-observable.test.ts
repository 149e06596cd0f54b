import { expect, it } from '@jest/globals';
import { NEVER, Subject } from 'rxjs';
import { checkObservable } from '../../src/clock/check-observable.js';

it('accepts any observable', () => {
  for (const source of [NEVER, new Subject()]) expect(() => checkObservable('play', 'frame$', source)).not.toThrow();
});

it('names the function, the argument and the value of anything else', () => {
  expect(() => checkObservable('play', 'frame$', 60)).toThrow(
    new TypeError('play: frame$ must be an observable, got 60'),
  );
  expect(() => checkObservable('play', 'frame$', [])).toThrow(/^play: frame\$ must be an observable, got /);
  expect(() => checkObservable('play', 'frame$', undefined)).toThrow(TypeError);
});
