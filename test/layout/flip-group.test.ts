import { expect, it } from '@jest/globals';
import { flipGroup } from 'rx-motion/layout';
import { Subject } from 'rxjs';

it('does nothing on a server, where a selector finds no elements', () => {
  const frame$ = new Subject<number>();
  const group = flipGroup('[data-shared]', { as: 'shared' }, frame$);
  group.before();
  group.after();
  expect(frame$.observed).toBe(false);
});
