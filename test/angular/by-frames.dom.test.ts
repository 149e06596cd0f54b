import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Observable, of, repeat, Subject, Subscription } from 'rxjs';
import { byFrames } from '../../src/angular/by-frames.js';
import type { Player } from '../../src/clock/player.js';
import type { Advance } from '../../src/dom/presence/transition.js';

let log: unknown[];
let running: Subscription;

/** A player that ends after a second. */
function playerOf(): Parameters<Advance>[0] {
  let left = 1;
  return {
    element: document.body.appendChild(document.createElement('p')),
    slot: -1,
    name: 'leave',
    origin: 0,
    time: 0,
    end: 1,
    isClosed: false,
    start: () => undefined,
    show: (_time, delta) => {
      log.push(delta);
      left -= delta;
      return left <= 0;
    },
    complete: () => {
      log.push('complete');
      running.unsubscribe();
    },
    fail: (error) => log.push(error),
  };
}

function advance(frame$: Observable<number>): void {
  byFrames(frame$)(playerOf(), running);
}

beforeEach(() => {
  log = [];
  running = new Subscription();
});

describe('a player advanced by frames', () => {
  it('completes when it has ended, and unsubscribes from its frames', () => {
    const frame$ = new Subject<number>();
    advance(frame$);
    for (const dt of [0, 0.5, 0.75]) frame$.next(dt);
    expect([log, frame$.observed]).toEqual([[0, 0.5, 0.75, 'complete'], false]);
  });

  it('completes when its frames complete', () => {
    advance(of(0, 0.5));
    expect(log).toEqual([0, 0.5, 'complete']);
  });

  it('fails with its own errors and with those of its frames', () => {
    const frame$ = new Subject<number>();
    advance(frame$);
    frame$.next(NaN);
    frame$.error(new Error('lost'));
    expect(log).toEqual([new RangeError('leave: a delta must be a finite number, got NaN'), new Error('lost')]);
  });

  it('lets a player added in response to an end start at that end', () => {
    const starts: unknown[] = [];
    const frame$ = new Subject<number>();
    const follower = { ...playerOf(), start: (after: Player | null) => void starts.push(after) };
    byFrames(frame$)({ ...playerOf(), complete: () => byFrames(frame$)(follower, running) }, running);
    frame$.next(1);
    byFrames(frame$)(follower, running);
    expect(starts).toEqual([expect.objectContaining({ end: 1 }), null]);
  });

  it.each([true, false])('completes when its element leaves the document, if asked to: %s', (endsApart) => {
    const frame$ = new Subject<number>();
    const player = playerOf();
    byFrames(frame$, endsApart)(player, running);
    frame$.next(0);
    (player.element as HTMLElement).remove();
    frame$.next(0.5);
    expect([log, frame$.observed]).toEqual([[0, endsApart ? 'complete' : 0.5], !endsApart]);
  });

  it('unsubscribes from frames that are emitted synchronously', () => {
    advance(of(0.5).pipe(repeat()));
    expect(log).toEqual([0.5, 0.5, 'complete']);
  });
});
