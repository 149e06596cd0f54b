import { afterEach, expect, it } from '@jest/globals';
import { Observable, config } from 'rxjs';
import {
  ActionManager,
  type Action,
  type Positioned,
  type RunningAction,
  defineAction,
  firstOf,
  follow,
  moveToward,
  sequence,
  speed,
  waitFor,
} from 'rx-motion';
import { either } from '../../src/compose/either.js';
import { halt, haltAndReport, haltEach } from '../../src/action/halt.js';
import { motionOf } from '../../src/action/motion.js';
import { FORWARDS } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';

const before = config.onUnhandledError;
afterEach(() => {
  config.onUnhandledError = before;
});

/** A run that is live, of an action that throws this when it is stopped; undefined is thrown, too. */
function live(thrown: { readonly error: unknown } | null) {
  const stop = (): void => {
    if (thrown !== null) throw thrown.error;
  };
  const action = defineAction(1, () => ({ update: () => undefined, stop }));
  const run = new Run(motionOf('test', sequence(action)), {}, FORWARDS);
  run.seek(0.5);
  return run;
}

it.each([[null], [{ error: new Error('no') }], [{ error: undefined }]])(
  'returns what stopping throws: %p',
  (thrown) => {
    const run = live(thrown);
    expect(halt(run)).toEqual(thrown);
    expect([run.isLive, run.first]).toEqual([false, null]);
  },
);

it('reports what is thrown where nobody listens any more', async () => {
  const error = new Error('too late');
  const reported = new Promise((resolve) => (config.onUnhandledError = resolve));
  haltAndReport(live(null));
  haltAndReport(live({ error }));
  expect(await reported).toBe(error);
});

it('stops each of several, whatever one of them throws, and throws the first of it', () => {
  const all = [live({ error: 1 }), live({ error: 2 }), live(null)];
  let thrown: unknown;
  try {
    haltEach(all);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBe(1);
  expect(all.map(({ isLive }) => isLive)).toEqual([false, false, false]);
});

type Streams = readonly [first$: Observable<never>, second$: Observable<never>];

it.each<[string, (streams: Streams) => Action<Positioned>]>([
  ['firstOf', (streams) => firstOf(streams.map((stream$) => waitFor(stream$)))],
  ['speed', ([first$, second$]) => speed(waitFor(second$), first$)],
  ['follow', ([first$, second$]) => follow(first$, { viewport: { width: 1, height: 1 }, until: second$ })],
  ['moveToward', ([first$, second$]) => moveToward(first$, second$)],
  [
    'either',
    ([first$, second$]) =>
      either('either', motionOf('either', waitFor(second$)), motionOf('either', waitFor(second$)), first$),
  ],
])('leaves all of its streams, whatever one of them throws when it is left: %s', async (_name, make) => {
  const manager = new ActionManager();
  const left: number[] = [];
  const streams = [0, 1].map(
    (index) =>
      new Observable<never>(() => () => {
        left.push(index);
        throw new Error('no');
      }),
  ) as unknown as Streams;
  const running: RunningAction = manager.runAction(make(streams), { x: 0, y: 0 });
  const reported = new Promise((resolve) => (config.onUnhandledError = resolve));
  for (const dt of [0, 0.25]) manager.update(dt);
  running.stop();
  expect(left.sort()).toEqual([0, 1]);
  expect(await reported).toBeInstanceOf(Error);
});
