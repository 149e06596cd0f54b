import { expect, it } from '@jest/globals';
import { OpenSpan } from '../../src/motion/open-span.js';
import { CLOSED, type Edges, FORWARDS } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';

/** Ends 0.2 s after it starts, at the same sum as a planned end. */
class Brief extends OpenSpan {
  readonly log: unknown[] = [];

  protected show(time: number): number | undefined {
    this.log.push(time);
    return time < this.start + 0.2 ? undefined : this.start + 0.2;
  }

  protected override undo(): void {
    this.log.push('undo');
  }
}

function led(edges: Edges) {
  const span = new Brief(0.1, edges);
  const run = new Run({ duration: Infinity, bind: () => span }, {}, edges);
  run.begin();
  return { span, run };
}

it('receives the time of its playhead, and ends exactly when it reports it', () => {
  const { span, run } = led(CLOSED);
  for (const time of [0.1, 0.3, 0.7]) run.advance(time);
  expect(span.log).toEqual([0.1, 0.3, 0.7]);
  expect([span.end, run.hasEnded]).toEqual([0.1 + 0.2, true]);
});

it('forgets its end when it is subscribed again', () => {
  const { span, run } = led(CLOSED);
  for (const time of [0.7, 0.2]) run.seek(time);
  expect(span.end).toBe(Infinity);
});

it('is undone before its start, or held there if time only moves forwards', () => {
  const [back, held] = [led(CLOSED), led(FORWARDS)];
  for (const { run } of [back, held]) run.advance(0);
  expect([back.span.log, back.run.isLive]).toEqual([['undo'], false]);
  expect([held.span.log, held.run.isLive]).toEqual([[0.1], true]);
});
