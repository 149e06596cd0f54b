import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defineAction, play } from 'rx-motion';
import { tween } from 'rx-motion/stream';
import { combineLatest, config, map, Observable, Subject, type Subscriber, throwError } from 'rxjs';
import { Direct } from '../../src/clock/direct.js';
import { numRuns } from '../property/runs.js';

type Step = 'value' | 'throw' | 'stop' | 'complete' | 'error' | 'teardown';
type Form = 'function' | 'observer' | 'deprecated' | 'piped' | 'nothing';

/** What a subscriber receives in some steps, and the errors that are reported as unhandled. */
async function heard(isDirect: boolean, form: Form, steps: readonly Step[], isLate: boolean): Promise<unknown[]> {
  const log: unknown[] = [];
  const before = config.onUnhandledError;
  config.onUnhandledError = (error: unknown) => log.push(['unhandled', error]);
  let told: Subscriber<number> | undefined;
  const emit = (subscriber: Subscriber<number>): void => {
    steps.forEach((step, index) => {
      if (step === 'complete') subscriber.complete();
      else if (step === 'error') subscriber.error(`error ${index}`);
      else if (step === 'teardown') subscriber.add(() => log.push(['torn down', index]));
      else subscriber.next(index);
      log.push(['closed', subscriber.closed]);
    });
  };
  const source$ = new (isDirect ? Direct : Observable)<number>((subscriber) => {
    told = subscriber;
    if (!isLate) emit(subscriber);
    return () => log.push('left');
  });
  const next = (value: number): void => {
    log.push(value);
    if (steps[value] === 'throw') throw new Error(`thrown at ${value}`);
    if (steps[value] === 'stop') told!.unsubscribe();
  };
  const complete = (): void => void log.push('complete');
  const error = (thrown: unknown): void => void log.push(['error', thrown]);
  const subscription = {
    function: () => source$.subscribe(next),
    observer: () => source$.subscribe({ next, complete }),
    // eslint-disable-next-line rxjs-x/prefer-observer, @typescript-eslint/no-deprecated -- still taken by RxJS 7
    deprecated: () => source$.subscribe(next, error, complete),
    piped: () => source$.pipe(map((value) => value)).subscribe(next),
    nothing: () => source$.subscribe(),
  }[form]();
  if (isLate) emit(told!);
  log.push(['closed', subscription.closed]);
  subscription.unsubscribe();
  log.push(['closed', subscription.closed]);
  await new Promise((resolve) => setTimeout(resolve));
  config.onUnhandledError = before;
  return log;
}

it('emits the same as a plain observable, in the same order, to any subscriber', async () => {
  const step = fc.constantFrom<Step>('value', 'value', 'throw', 'stop', 'complete', 'error', 'teardown');
  const form = fc.constantFrom<Form>('function', 'function', 'observer', 'deprecated', 'piped', 'nothing');
  await fc.assert(
    fc.asyncProperty(form, fc.array(step, { maxLength: 6 }), fc.boolean(), async (how, steps, isLate) => {
      expect(await heard(true, how, steps, isLate)).toEqual(await heard(false, how, steps, isLate));
    }),
    { numRuns },
  );
});

it('knows whether its subscriber has a next callback', () => {
  const taken: boolean[] = [];
  const stream$ = new Direct<number>((subscriber, emits) => {
    taken.push(emits);
    if (emits) subscriber.next(0.5);
    subscriber.complete();
  });
  const seen: unknown[] = [];
  const tell = (value: unknown): void => void seen.push(value);
  const complete = (): void => void seen.push('complete');
  stream$.subscribe();
  stream$.subscribe({ complete });
  stream$.subscribe(null);
  expect(taken.splice(0)).toEqual([false, false, false]);
  stream$.subscribe(tell);
  stream$.subscribe({ next: tell });
  stream$.pipe(map((progress) => 2 * progress)).subscribe({ complete });
  expect(taken).toEqual([true, true, true]);
  expect(seen).toEqual(['complete', 0.5, 0.5, 'complete']);
});

it('does nothing for a subscriber that is closed already', () => {
  const frame$ = new Subject<number>();
  let starts = 0;
  const action = defineAction(1, () => {
    starts++;
    return { update: () => undefined };
  });
  for (const late$ of [tween(0, 1, 1, { frame$ }), play(action, {}, frame$), frame$.pipe(action.on({}))])
    combineLatest([throwError(() => new Error('gone')), late$]).subscribe({ error: () => undefined });
  expect([starts, frame$.observed]).toEqual([0, false]);
});
