import { MAX_ANIMATION_TIMEOUT } from '@angular/core';
import { expect, it, jest } from '@jest/globals';
import { injectTimeLimit } from '../../src/angular/time-limit.js';
import { makeInjector } from './injector.js';

it('warns about a departure that takes longer than Angular waits', () => {
  const expectEnd = makeInjector({}, { provide: MAX_ANIMATION_TIMEOUT, useValue: 4000 }).run(injectTimeLimit);
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  for (const end of [4, 4.5]) expectEnd(end);
  const warnings = warn.mock.calls.flat();
  warn.mockRestore();
  expect(warnings).toEqual(['vanish: must take <= 4 s (MAX_ANIMATION_TIMEOUT), got 4.5 s']);
});
