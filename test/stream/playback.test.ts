import { describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, moveTo, sequence } from 'rx-motion';
import { type Playback, playback } from 'rx-motion/stream';
import { marbles } from 'rx-motion/testing';
import { Subject } from 'rxjs';

/** A player of 1 s, what it has emitted, and its frames. */
function played(duration = 1): { player: Playback; times: number[]; frame$: Subject<number> } {
  const frame$ = new Subject<number>();
  const player = playback(duration, { frame$ });
  const times: number[] = [];
  player.time$.subscribe((time) => times.push(time));
  return { player, times, frame$ };
}

function send(frame$: Subject<number>, ...deltas: number[]): void {
  for (const dt of deltas) frame$.next(dt);
}

describe('playback', () => {
  it('plays to its end, pauses, and requests frames only while it plays', () => {
    marbles(({ frames, hot, expectObservable, expectSubscriptions }) => {
      const frame$ = frames('     f-f-f-f-f-f-f-f-f', 0.25);
      const clicks$ = hot('       -p--s-p----------');
      const player = playback(1, { frame$ });
      clicks$.subscribe((click) => (click === 'p' ? player.play() : player.pause()));
      expectObservable(player.time$).toBe('a---b-----c-d-e--', { a: 0, b: 0.25, c: 0.5, d: 0.75, e: 1 });
      expectSubscriptions(frame$.subscriptions).toBe(['-^--!', '------^-------!']);
    });
  });

  it('goes to a time that is set, playing, paused, and after the end', () => {
    const { player, times, frame$ } = played();
    player.time = 0.5;
    expect(player.isPlaying).toBe(false);
    player.play();
    send(frame$, 0, 0.25);
    player.time = 0.25;
    send(frame$, 0.5, 0.5, 0.5);
    expect(times).toEqual([0, 0.5, 0.75, 0.25, 0.75, 1]);
    expect(player.isPlaying).toBe(false);
    player.time = 0.5;
    player.time = 7;
    player.time = -7;
    expect(times.slice(6)).toEqual([0.5, 1, 0]);
  });

  it('plays at a rate, also backwards, and starts over from the other end', () => {
    const { player, times, frame$ } = played();
    player.rate = 2;
    player.play();
    send(frame$, 0, 0.25);
    player.rate = -1;
    send(frame$, 0.25, 1);
    expect(times).toEqual([0, 0.5, 0.25, 0]);
    player.play();
    expect(player.time).toBe(1);
    player.rate = 1;
    send(frame$, 0, 0.25);
    expect([player.time, player.isPlaying]).toEqual([1, false]);
    player.play();
    expect(player.time).toBe(0);
  });

  it('plays again when a subscriber asks for it at the end', () => {
    const { player, times, frame$ } = played();
    player.time$.subscribe((time) => {
      if (time === 1) player.play();
    });
    player.play();
    send(frame$, 0, 0.75, 0.75, 0.25, 0.25);
    expect(times).toEqual([0, 0.75, 1, 0, 0.25]);
  });

  it('gives each subscriber every time in order, even if another one sets the time', () => {
    const frame$ = new Subject<number>();
    const player = playback(2, { frame$ });
    const seen: (number | string)[] = [];
    const scene = sequence(
      delayTime(1),
      callFunc(() => seen.push('half')),
      delayTime(1),
    );
    player.time$.subscribe((time) => {
      if (time === 2) player.play();
    });
    player.time$.subscribe((time) => seen.push(time));
    player.time$.pipe(scene.on({})).subscribe();
    player.play();
    send(frame$, 0, 0.5, 0.75, 1, 0, 0.5, 0.75);
    expect(seen).toEqual([0, 0.5, 1.25, 'half', 2, 0, 0.5, 1.25, 'half']);
  });

  it('lets time pass once for all subscribers, and not without one', () => {
    const frame$ = new Subject<number>();
    const player = playback(1, { frame$ });
    player.play();
    expect(frame$.observed).toBe(false);
    const subscriptions = [player.time$.subscribe(), player.time$.subscribe()];
    send(frame$, 0, 0.25);
    expect(player.time).toBe(0.25);
    for (const subscription of subscriptions) subscription.unsubscribe();
    expect(frame$.observed).toBe(false);
  });

  it('drives an action there and back to the same states', () => {
    const { player, frame$ } = played(2);
    const ship = { x: 8 };
    player.time$.pipe(moveTo(2, { x: 72 }).on(ship)).subscribe();
    player.play();
    send(frame$, 0, 0.5, 0.5);
    expect(ship.x).toBe(40);
    player.rate = -0.5;
    send(frame$, 0.5, 5);
    expect(ship.x).toBe(8);
  });

  it('rejects invalid durations, times and rates', () => {
    expect(() => playback(-1)).toThrow(new RangeError('playback: duration must be >= 0 and finite, got -1'));
    const { player } = played();
    expect(() => (player.time = NaN)).toThrow(new RangeError('playback: time must be a finite number, got NaN'));
    expect(() => (player.rate = '2' as never)).toThrow(new TypeError('playback: rate must be a number, got "2"'));
    expect([player.time, player.rate]).toEqual([0, 1]);
  });
});
