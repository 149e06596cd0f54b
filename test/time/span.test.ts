import { describe, expect, it } from '@jest/globals';
import { CLOSED, FORWARDS, OPEN } from '../../src/time/edges.js';
import { HIGH, LOW, type Side, Span, type SpanObserver } from '../../src/time/span.js';
import { BarePlayhead } from './noted.js';

class Piece extends Span {
  follow(): boolean {
    return true;
  }

  leaveAt(side: Side): void {
    this.leave(side);
  }
}

function observed() {
  const sides: Side[] = [];
  const playhead = new BarePlayhead();
  playhead.phase = 'live';
  const observer: SpanObserver = { playhead, left: (_span, side) => sides.push(side) };
  return { sides, playhead, observer };
}

describe('a span', () => {
  it('is queued when subscribed, and completes once, on the side on which it is left', () => {
    const { sides, playhead, observer } = observed();
    const span = new Piece(0, 1, CLOSED);
    expect(playhead.live).toBeNull();
    span.subscribe(observer);
    expect([playhead.live === span, span.observer === observer]).toEqual([true, true]);
    span.leaveAt(HIGH);
    span.leaveAt(LOW);
    expect([sides, span.observer]).toEqual([[HIGH], null]);
  });

  it('that was unsubscribed, or whose playhead was halted, notifies nobody', () => {
    const { sides, playhead, observer } = observed();
    const [one, other] = [new Piece(0, 1, CLOSED), new Piece(0, 1, CLOSED)];
    one.subscribe(observer);
    one.unsubscribe();
    one.leaveAt(HIGH);
    other.subscribe(observer);
    playhead.phase = 'idle';
    other.leaveAt(HIGH);
    expect(sides).toEqual([]);
  });

  it('has not happened before a closed start, otherwise only before all times', () => {
    const before = [CLOSED, FORWARDS, OPEN].map((edges) =>
      [-Infinity, 0.5, 1].map((time) => new Piece(1, 2, edges).isBefore(time)),
    );
    expect(before).toEqual([
      [true, true, false],
      [true, false, false],
      [true, false, false],
    ]);
  });
});
