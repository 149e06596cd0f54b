import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import {
  ActionManager,
  type Effect,
  type FiniteAction,
  defineAction,
  delayTime,
  eased,
  play,
  quadraticIn,
  repeatTimes,
  sequence,
  spawn,
  speed,
  yoyo,
} from 'rx-motion';
import { motionOf } from '../../src/action/motion.js';
import { CLOSED, FORWARDS } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';
import type { Span } from '../../src/time/span.js';

/** Logs its name with each step, and then calls `on`. */
function told(name: string, log: string[], on: (step: string) => void) {
  return defineAction(1, (): Effect => {
    const tell = (what: string) => (): void => {
      log.push(`${what} ${name}`);
      on(`${what} ${name}`);
    };
    tell('start')();
    return { update: tell('update'), stop: tell('stop') };
  });
}

describe('a playhead that is halted', () => {
  it.each([
    { at: 'update b', log: ['start b', 'update b', 'stop b'] },
    { at: 'start b', log: ['start b', 'stop b'] },
    { at: 'stop a', log: [] },
  ])('at $at goes on with nothing', ({ at, log }) => {
    const frame$ = new Subject<number>();
    const steps: string[] = [];
    const stopAt = (step: string): void => {
      if (step === at) subscription.unsubscribe();
    };
    const ab = sequence(told('a', steps, stopAt), told('b', steps, stopAt), told('c', steps, stopAt));
    const subscription = play(ab, {}, frame$).subscribe();
    frame$.next(0);
    frame$.next(1.5);
    expect(steps).toEqual(['start a', 'update a', 'update a', 'stop a', ...log]);
    expect(frame$.observed).toBe(false);
  });

  it.each<[string, (a: FiniteAction<object>, b: FiniteAction<object>) => FiniteAction<object>]>([
    ['a spawn', (a, b) => spawn(a, b)],
    ['a spawn within one', (a, b) => spawn(spawn(a), b)],
    ['a curve', (a, b) => eased(spawn(a, b), quadraticIn)],
    ['a rate', (a, b) => spawn(speed(spawn(a, b), 1), b)],
    ['a yoyo', (a, b) => spawn(yoyo(spawn(a, b)), b)],
  ])('from the start of one branch starts no other, and stops that one: %s', (_name, make) => {
    const manager = new ActionManager();
    const log: string[] = [];
    const target = {};
    const stopAt = (step: string): void => {
      if (step === 'start a') manager.stopAllActions(target);
    };
    const running = manager.runAction(make(told('a', log, stopAt), told('b', log, stopAt)), target);
    manager.update(0);
    expect(log).toEqual(['start a', 'stop a']);
    expect([running.ending, manager.getNumberOfRunningActions()]).toEqual(['stopped', 0]);
  });

  it('in one round starts no other', () => {
    const frame$ = new Subject<number>();
    const log: string[] = [];
    const stopAt = (step: string): void => {
      if (step === 'stop a') subscription.unsubscribe();
    };
    const subscription = play(repeatTimes(told('a', log, stopAt), 3), {}, frame$).subscribe();
    frame$.next(0);
    frame$.next(3);
    expect(log).toEqual(['start a', 'update a', 'update a', 'stop a']);
  });
});

describe('a span that is over', () => {
  it.each([
    ['forwards', FORWARDS],
    ['there and back', CLOSED],
  ])('holds on to nothing that follows it: %s', (_, edges) => {
    const run = new Run(motionOf('test', sequence(delayTime(1), delayTime(1), delayTime(1))), {}, edges);
    const spans = new Set<Span | null>();
    for (const time of [0, 0.5, 1, 2, 2.5, 1.5, 1.7]) {
      run.seek(time);
      spans.add(run.first);
    }
    const over = [...spans].filter((span) => span !== run.first) as Span[];
    expect(over.map(({ next }) => next)).toEqual([null, null]);
  });
});
