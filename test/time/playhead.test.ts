import { describe, expect, it } from '@jest/globals';
import {
  ActionManager,
  defineAction,
  eased,
  type Effect,
  type FiniteAction,
  play,
  quadraticIn,
  repeatTimes,
  sequence,
  spawn,
  speed,
  yoyo,
} from 'rx-motion';
import { Subject } from 'rxjs';

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
  ])('at $at continues with nothing', ({ at, log }) => {
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
  ])('at the start of one branch starts no other, and stops that one: %s', (_name, make) => {
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

  it('in one round starts no other round', () => {
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
