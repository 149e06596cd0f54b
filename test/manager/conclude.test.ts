import { describe, expect, it, jest } from '@jest/globals';
import { ActionManager, callFunc, defineAction, delayTime, moveBy, sequence } from 'rx-motion';
import { probe } from './probe.js';
import { unhandledErrors } from '../unhandled.js';

const failed = new Error('failed');
const fail = (): never => {
  throw failed;
};

describe('an action that throws', () => {
  const unhandled = unhandledErrors();

  /** Runs it between two others for two frames. Returns what happened to all. */
  function between(action = sequence(delayTime(0.5), callFunc(fail))) {
    const manager = new ActionManager();
    const log: string[] = [];
    manager.runAction(probe(log, 'before'), {});
    const running = manager.runAction(action, {});
    manager.runAction(probe(log, 'after'), {});
    return {
      running,
      log,
      frames: () => {
        for (const dt of [0, 1]) manager.update(dt);
        jest.runAllTimers();
        return manager.getNumberOfRunningActions();
      },
    };
  }

  it('ends by itself; every other one goes on in the same frame', () => {
    const { running, log, frames } = between();
    expect(frames()).toBe(2);
    expect(running.ending).toBe('failed');
    expect(log).toEqual(['before', 'after', 'before', 'after']);
  });

  it('tells its observers, and them only', () => {
    const { running, frames } = between();
    const errors: unknown[] = [];
    for (let observer = 0; observer < 2; observer++) {
      running.progress$.subscribe({ error: (error: unknown) => errors.push(error) });
    }
    frames();
    expect(errors).toEqual([failed, failed]);
    expect(unhandled).toEqual([]);
  });

  it('is reported as RxJS reports unhandled errors when nobody observes it', () => {
    const { running, frames } = between();
    running.progress$.subscribe({ error: () => undefined }).unsubscribe();
    frames();
    expect(unhandled).toEqual([failed]);
  });

  it('is reported once for each observer that has nothing to say to errors', () => {
    const { running, frames } = between();
    running.progress$.subscribe();
    frames();
    expect(unhandled).toEqual([failed]);
  });

  it('tells its error also to those who come later', () => {
    const { running, frames } = between();
    frames();
    const errors: unknown[] = [];
    running.progress$.subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([failed]);
  });

  it('resolves done, which never rejects', async () => {
    const { running, frames } = between();
    frames();
    await expect(running.done).resolves.toBe('failed');
  });

  it('while it starts does so in its first frame, when somebody may be observing', () => {
    const { running, frames } = between(defineAction(1, fail) as never);
    const errors: unknown[] = [];
    expect(running.ending).toBeUndefined();
    running.progress$.subscribe({ error: (error: unknown) => errors.push(error) });
    frames();
    expect([running.ending, errors, unhandled]).toEqual(['failed', [failed], []]);
  });

  it('because its target lacks something says what', () => {
    const manager = new ActionManager();
    const errors: unknown[] = [];
    const running = manager.runAction(moveBy(1, { x: 1, y: 1 }), { x: 0 } as { x: number; y: number });
    running.progress$.subscribe({ error: (error: unknown) => errors.push(error) });
    manager.update(0);
    expect(errors).toEqual([new TypeError("moveBy: the target's y must be a number, got undefined")]);
  });

  it('while it is stopped has been stopped all the same, with the error reported', async () => {
    const manager = new ActionManager();
    const told: unknown[] = [];
    const failing = defineAction(1, () => ({ update: () => undefined, stop: fail }));
    const running = manager.runAction(failing, {});
    running.progress$.subscribe({
      error: (error: unknown) => told.push(error),
      complete: () => told.push('complete'),
    });
    manager.update(0);
    expect(() => running.stop()).not.toThrow();
    jest.runAllTimers();
    expect([running.ending, await running.done, told]).toEqual(['stopped', 'stopped', ['complete']]);
    expect([unhandled, manager.getNumberOfRunningActions()]).toEqual([[failed], 0]);
  });

  it('and throws again when it is stopped ends for the first reason; the second one is reported', () => {
    const manager = new ActionManager();
    const second = new Error('second');
    const errors: unknown[] = [];
    const failing = defineAction(1, () => ({
      update: fail,
      stop() {
        throw second;
      },
    }));
    manager.runAction(failing, {}).progress$.subscribe({ error: (error: unknown) => errors.push(error) });
    manager.update(0);
    jest.runAllTimers();
    expect([errors, unhandled]).toEqual([[failed], [second]]);
  });

  it('stops its other branches', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    manager.runAction(sequence(callFunc(fail), probe(log, 'never')), {});
    manager.update(0);
    jest.runAllTimers();
    expect(log).toEqual([]);
  });

  it('in an observer of its progress is none of its own', () => {
    const manager = new ActionManager();
    const running = manager.runAction(delayTime(10), {});
    running.progress$.subscribe(fail);
    for (const dt of [0, 1]) manager.update(dt);
    jest.runAllTimers();
    expect([running.ending, unhandled]).toEqual([undefined, [failed, failed]]);
  });
});
