import { describe, expect, it } from '@jest/globals';
import {
  defineAction,
  delayTime,
  type Effect,
  play,
  type Progress,
  repeatTimes,
  type ReversibleAction,
  sequence,
} from 'rx-motion';
import { of } from 'rxjs';
import { showing } from '../actions/showing.js';

/** Writes what happens to an action of 1 s into its target, an array. */
const noted = defineAction(1, (log: unknown[]): Effect => {
  log.push('start');
  return {
    update: (progress) => log.push(progress),
    undo: () => log.push('undo'),
    stop: () => log.push('stop'),
  };
});

describe('defineAction', () => {
  it('starts on its target and receives progress until it ends and is stopped', () => {
    const log: unknown[] = [];
    play(noted, log, of(0, 0.25, 0.5, 0.5)).subscribe();
    expect(log).toEqual(['start', 0, 0.25, 0.75, 1, 'stop']);
  });

  it('starts in the frame that reaches it, not before', () => {
    const log: unknown[] = [];
    const show = showing(sequence(delayTime(1), noted), log);
    show(0.5);
    expect(log).toEqual([]);
    show(1.5);
    expect(log).toEqual(['start', 0.5]);
  });

  it('keeps its start values when time goes back, and is undone before its start', () => {
    const log: unknown[] = [];
    const show = showing(sequence(delayTime(1), noted, delayTime(1)), log);
    for (const time of [1.5, 2.5, 1.25, 0.5, 1.5]) show(time);
    expect(log).toEqual(['start', 0.5, 1, 'stop', 0.25, 'undo', 'stop', 'start', 0.5]);
  });

  it('is undone by progress 0 if it is a function', () => {
    const seen: Progress[] = [];
    const show = showing(
      defineAction(1, () => (progress) => seen.push(progress)),
      {},
    );
    for (const time of [0.5, -1]) show(time);
    expect(seen).toEqual([0.5, 0]);
  });

  it('receives only its end if its duration is 0', () => {
    const seen: Progress[] = [];
    play(
      defineAction(0, () => (progress) => seen.push(progress)),
      {},
      of(5),
    ).subscribe();
    expect(seen).toEqual([1]);
  });

  it('starts again in each round and each run', () => {
    let starts = 0;
    const counted = defineAction(1, () => {
      starts++;
      return () => undefined;
    });
    const rounds = repeatTimes(counted, 3);
    for (let run = 0; run < 2; run++) play(rounds, {}, of(0, 10)).subscribe();
    expect(starts).toBe(6);
  });

  it('has the reverse that it is given, in compositions too', () => {
    const push = (by: number): ReversibleAction<{ at: number }> =>
      defineAction(
        1,
        (target: { at: number }) => {
          const { at } = target;
          return (progress) => {
            target.at = at + by * progress;
          };
        },
        () => push(-by),
      );
    const target = { at: 0 };
    const there = sequence(push(1), push(2));
    play(there, target, of(0, 9)).subscribe();
    expect(target.at).toBe(3);
    play(there.reverse(), target, of(0, 1.5)).subscribe();
    expect(target.at).toBe(0.5);
  });

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [7, '7'],
    [{ stop: () => undefined }, 'an object'],
  ])('fails if its start returns no effect: %p', (started, text) => {
    const errors: unknown[] = [];
    play(defineAction(1, () => started as never), {}, of(0)).subscribe({ error: (error: unknown) => errors.push(error) }); // prettier-ignore
    expect(errors).toEqual([new TypeError(`defineAction: start must return a function or an effect, got ${text}`)]);
  });

  it('has no reverse unless it is given one', () => {
    expect('reverse' in defineAction(1, () => () => undefined)).toBe(false);
    expect('reverse' in sequence(noted, delayTime(1))).toBe(false);
    expect('reverse' in sequence(delayTime(1))).toBe(true);
  });
});
