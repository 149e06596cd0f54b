import { expect, it } from '@jest/globals';
import { delayTime, eased, type ReversibleAction, sequence } from 'rx-motion';
import { Subject } from 'rxjs';
import { instant } from '../../src/actions/instant.js';
import { showing } from './showing.js';

/** Logs when it happens and when it is undone. */
function happening(log: string[]): ReversibleAction<unknown> {
  const action: ReversibleAction<unknown> = instant<unknown>(
    'logged',
    () => {
      log.push('happens');
      return () => log.push('is undone');
    },
    () => action,
  );
  return action;
}

it('happens once per forward crossing, and is undone once per backward crossing', () => {
  const log: string[] = [];
  const show = showing(sequence(delayTime(1), happening(log), delayTime(1)), {});
  for (const [time, steps] of [
    [0.5, []],
    [0.25, []],
    [1, ['happens']],
    [2, []],
    [0, ['is undone']],
    [0.5, []],
    [99, ['happens']],
    [-1, ['is undone']],
  ] as const) {
    log.length = 0;
    show(time);
    expect(log).toEqual(steps);
  }
});

it.each([
  {
    where: 'across it',
    around: (inner: ReversibleAction<unknown>) => sequence(delayTime(0.5), inner, delayTime(0.5)),
    curve: (progress: number) => 4 * progress * (1 - progress),
  },
  {
    where: 'to before the start of all',
    around: (inner: ReversibleAction<unknown>) => sequence(inner, delayTime(1)),
    curve: (progress: number) => 1 - 2 * progress ** 2,
  },
])('follows a curve that overshoots $where', ({ around, curve }) => {
  const log: string[] = [];
  const show = showing(eased(around(happening(log)), curve), {});
  for (const time of [0.5, 0.9, 0.5]) show(time);
  expect(log).toEqual(['happens', 'is undone', 'happens']);
});

it('an error while it happens ends the action', () => {
  const broken: ReversibleAction<unknown> = instant<unknown>(
    'broken',
    () => {
      throw new Error('no');
    },
    () => broken,
  );
  const errors: unknown[] = [];
  const time$ = new Subject<number>();
  time$.pipe(broken.on({})).subscribe({ error: (error: unknown) => errors.push(error) });
  time$.next(0);
  expect([errors, time$.observed]).toEqual([[new Error('no')], false]);
});
