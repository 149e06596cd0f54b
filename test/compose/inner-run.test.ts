import { describe, expect, it } from '@jest/globals';
import { delayTime, moveBy } from 'rx-motion';
import { motionOf } from '../../src/action/motion.js';
import { InnerRun } from '../../src/compose/inner-run.js';
import { CLOSED, type Edges, FORWARDS, OPEN } from '../../src/time/edges.js';
import { Playhead } from '../../src/time/playhead.js';
import { Span } from '../../src/time/span.js';

const run = (seconds: number) => new InnerRun(motionOf('test', moveBy(seconds, { x: 8 })), { x: 0 }, CLOSED);

class Piece extends Span {
  follow(): boolean {
    return true;
  }
}

it('knows its end while it is over, and forgets it when time goes back', () => {
  const inner = run(1.5);
  const ends = [0, 1, 1.5, 99, 1].map((time) => {
    inner.seek(time);
    return inner.end;
  });
  expect(ends).toEqual([undefined, undefined, 1.5, 1.5, undefined]);
});

it('passes announcements on to the outer playhead, if there is one', () => {
  const heard: unknown[] = [];
  const outer = new Playhead();
  outer.announce = (news) => heard.push(news);
  const inner = run(1);
  inner.announce('lost');
  inner.under(outer, new Piece(0, 1, CLOSED), (time) => time);
  inner.announce('news');
  expect(heard).toEqual(['news']);
});

describe('its destination', () => {
  /** At twice the time of a span from 2 to 4 s, under a playhead with this destination. */
  function destination(outerTime: number, edges: Edges): number {
    const outer = new Playhead();
    Object.defineProperty(outer, 'destination', { value: outerTime });
    const inner = run(1);
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

  it('is Infinity without an outer playhead', () => {
    expect(new InnerRun(motionOf('test', delayTime(1)), {}, CLOSED).destination).toBe(Infinity);
  });
});
