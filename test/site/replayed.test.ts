import { describe, expect, it } from '@jest/globals';
import { clicked, endOf, isOpening, leftEnd, opening, shownAt } from '../../docs/site/live/stream/log.js';
import { replayed } from '../../docs/site/live/stream/replayed.js';

describe('the stream of a menu', () => {
  it('shows each run as a subscription, stopped by the next click', () => {
    const { runs, open } = replayed([0.5, 1], 0, 3);
    expect(runs.map(({ start, isStopped }) => [start, isStopped])).toEqual([
      [0.5, true],
      [1, false],
    ]);
    expect(runs[0]!.end).toBe(1);
    expect(runs[1]!.end).toBeCloseTo(2, 1);
    expect(open).toBe(0);
  });

  it('shows the same at a time, whatever was drawn before it', () => {
    const clicks = [0.4, 1, 1.6];
    for (const time of [0, 0.4, 0.9, 1.3, 2]) {
      const { open, line } = replayed(clicks, 0, time);
      expect(replayed(clicks, time, time, 1).open).toBeCloseTo(open, 9);
      expect(line.at(-1)).toEqual({ time, open });
    }
  });

  it('reverses halfway, from where it is', () => {
    expect(replayed([0, 0.5], 0, 0.5).open).toBeCloseTo(0.5, 9);
    expect(replayed([0, 0.5], 0, 1).open).toBeCloseTo(0.25, 9);
  });

  it('forgets everything after a click in the past', () => {
    const past = shownAt(shownAt(opening, 3), 0.7);
    expect([past.now, past.latest, isOpening(past)]).toEqual([0.7, 3, true]);
    const changed = clicked(past);
    expect(changed).toEqual({ clicks: [0.4, 0.7], now: 0.7, latest: 0.7 });
    expect([isOpening(changed), endOf(changed)]).toEqual([false, 2.2]);
  });

  it('keeps the shown time in the drawing', () => {
    const late = shownAt(opening, 9);
    expect(leftEnd(late, 4)).toBe(5);
    expect(leftEnd(shownAt(late, 2), 4)).toBeCloseTo(1.7, 9);
    expect(leftEnd(opening, 4)).toBe(0);
  });
});
