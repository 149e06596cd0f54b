import { expect, it } from '@jest/globals';
import { delayTime, removeSelf, sequence } from 'rx-motion';
import { of } from 'rxjs';

it.each([
  ['removeSelf', removeSelf()],
  ['its reverse', removeSelf().reverse()],
])('%s calls remove of the target each time it is passed forwards', (_name, action) => {
  let removed = 0;
  const target = { remove: () => removed++ };
  of(0, 1, 2, 0, 1)
    .pipe(sequence(delayTime(0.5), action).on(target))
    .subscribe();
  expect(removed).toBe(2);
});
