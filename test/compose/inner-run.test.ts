import { describe, expect, it } from '@jest/globals';
import { type Action, delayTime, firstOf, moveBy, next, run, script, sequence, spawn, speed, waitFor } from 'rx-motion';
import { BehaviorSubject, NEVER } from 'rxjs';
import { InnerRun } from '../../src/compose/inner-run.js';
import { motionOf } from '../../src/motion/motion.js';
import { CLOSED, type Edges, FORWARDS, OPEN } from '../../src/time/edges.js';
import { Span } from '../../src/time/span.js';
import { BarePlayhead } from '../time/noted.js';

const move = (seconds: number) => new InnerRun(motionOf('test', moveBy(seconds, { x: 8 })), { x: 0 }, CLOSED);

class Piece extends Span {
  follow(): boolean {
    return true;
  }
}

describe('its destination', () => {
  /** At twice the time of a span from 2 to 4 s, under a playhead with this destination. */
  function destination(outerTime: number, edges: Edges): number {
    const outer = new BarePlayhead();
    outer.destination = outerTime;
    const inner = move(1);
    inner.under(outer, new Piece(2, 4, edges), (time) => 2 * time);
    return inner.destination;
  }

  it('follows its span', () => {
    expect([Infinity, 4, 3, 2].map((time) => destination(time, CLOSED))).toEqual([4, 4, 2, 0]);
  });

  it('is -Infinity before the span', () => {
    expect([1, -Infinity].map((time) => destination(time, CLOSED))).toEqual([-Infinity, -Infinity]);
  });

  it('is the start of a held span, and lies beyond an open end', () => {
    expect([destination(1, FORWARDS), destination(1, OPEN), destination(5, OPEN), destination(Infinity, OPEN)]).toEqual(
      [0, -2, 6, 4],
    );
  });

  it('is the end of a passed span, wherever time goes', () => {
    const outer = new BarePlayhead();
    outer.destination = -Infinity;
    outer.time = 4;
    const inner = move(1);
    inner.under(outer, new Piece(2, 4, CLOSED), (time) => 2 * time);
    expect(inner.destination).toBe(4);
  });

  it('is Infinity if time only moves forwards, and unknown if it may go back', () => {
    const destinations = [FORWARDS, CLOSED].map((edges) => new InnerRun(motionOf('test', delayTime(1)), {}, edges));
    expect(destinations.map(({ destination }) => destination)).toEqual([Infinity, -Infinity]);
  });
});

/** The next end in an action at each of the times, which are shown one after another. */
function nextEnds(action: Action<{ x: number }>, ...times: number[]): number[] {
  const inner = new InnerRun(motionOf('test', action), { x: 0 }, CLOSED);
  return times.map((time) => {
    inner.seek(time);
    return inner.nextEnd;
  });
}

const steps = script(function* () {
  yield* run(sequence(delayTime(1), moveBy(2, { x: 8 })));
  yield* next(NEVER);
});

describe('its next end', () => {
  it('is the earliest end', () => {
    expect(nextEnds(sequence(delayTime(1), moveBy(2, { x: 8 })), -Infinity, 0, 1, 3, 0.5)).toEqual([
      0,
      1,
      3,
      Infinity,
      1,
    ]);
    expect(nextEnds(spawn(delayTime(1), moveBy(2, { x: 8 })), 0.5, 1.5)).toEqual([1, 2]);
  });

  it('is found inside actions of unknown length', () => {
    expect(nextEnds(sequence(delayTime(1), steps), 0, 1, 2.5, 4)).toEqual([1, 2, 4, Infinity]);
    expect(nextEnds(firstOf(steps, sequence(delayTime(2), waitFor(NEVER))), 0, 1.5, 2.5)).toEqual([1, 2, 3]);
    expect(nextEnds(firstOf(steps, delayTime(0.5)), 0)).toEqual([0.5]);
    expect(nextEnds(speed(steps, 2), 0, 0.75)).toEqual([0.5, 1.5]);
    const rate$ = new BehaviorSubject(1);
    expect(nextEnds(speed(steps, rate$), 0)).toEqual([1]);
    rate$.next(0);
    expect(nextEnds(speed(steps, rate$), 0)).toEqual([Infinity]);
  });
});
