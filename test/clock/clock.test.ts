import { afterEach, describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, moveBy, play, sequence } from 'rx-motion';
import { BehaviorSubject, concat, config, Observable, of, Subject, switchMap, take, tap } from 'rxjs';
import { Clock } from '../../src/clock/clock.js';
import { clockOf, hotClock, isHot, sharedClock } from '../../src/clock/clock-of.js';
import { page } from '../../src/clock/page.js';
import type { Player } from '../../src/clock/player.js';

/** A stream that is not known to be hot. */
class Hot extends Subject<number> {}

/** Plays for a number of seconds, and logs what happens. */
class Saying implements Player {
  slot = -1;
  time = -Infinity;
  end: number;
  isClosed = false;
  private readonly clock: Clock;
  readonly name: string;
  origin = 0;
  private readonly said: string[];
  private readonly onComplete: () => void;

  constructor(clock: Clock, name: string, end: number, said: string[], onComplete: () => void = () => undefined) {
    this.clock = clock;
    this.name = name;
    this.end = end;
    this.said = said;
    this.onComplete = onComplete;
  }

  start(after: Player | null): void {
    this.origin = after?.end ?? 0;
    this.end += this.origin;
  }

  show(time: number): boolean {
    this.time = time;
    this.said.push(`${this.name} ${time}`);
    return time >= this.end;
  }

  complete(): void {
    this.close(`${this.name} completes`);
    this.onComplete();
  }

  fail(error: unknown): void {
    this.close(`${this.name} fails: ${String(error)}`);
  }

  close(word: string): void {
    this.said.push(word);
    this.isClosed = true;
    if (this.slot >= 0) this.clock.leave(this);
  }
}

describe('a clock', () => {
  it('shows a frame to all, and then delivers its ends by their exact times', () => {
    const frame$ = new Subject<number>();
    const clock = new Clock(frame$);
    const said: string[] = [];
    clock.join(new Saying(clock, 'long', 1, said));
    const third = (): void => clock.join(new Saying(clock, 'third', 0.25, said));
    const second = (): void => clock.join(new Saying(clock, 'second', 0.25, said, third));
    clock.join(new Saying(clock, 'first', 0.25, said, second));
    frame$.next(9);
    expect(said.splice(0)).toEqual(['long 0', 'first 0']);
    frame$.next(0.625);
    expect(said.splice(0)).toEqual([
      ...['long 0.625', 'first 0.625', 'first completes'],
      ...['second 0.625', 'second completes', 'third 0.625'],
    ]);
    frame$.next(0.5);
    expect(said).toEqual(['long 1.125', 'third 1.125', 'third completes', 'long completes']);
    expect(frame$.observed).toBe(false);
  });

  it('subscribes when the first player joins, until the last one leaves', () => {
    const frame$ = new Subject<number>();
    const clock = new Clock(frame$);
    const said: string[] = [];
    const players = ['a', 'b', 'c'].map((name) => new Saying(clock, name, 1, said));
    expect(frame$.observed).toBe(false);
    for (const player of players) {
      clock.join(player);
      expect((frame$ as unknown as { readonly observers: readonly unknown[] }).observers).toHaveLength(1);
    }
    for (const player of players) {
      expect(frame$.observed).toBe(true);
      player.close('stops');
    }
    expect(frame$.observed).toBe(false);
  });

  it('skips an end whose player was stopped before its delivery', () => {
    const frame$ = new Subject<number>();
    const clock = new Clock(frame$);
    const said: string[] = [];
    const stopped = new Saying(clock, 'stopped', 0.5, said);
    clock.join(stopped);
    clock.join(new Saying(clock, 'first', 0.25, said, () => stopped.close('stopped in time')));
    frame$.next(0);
    frame$.next(1);
    expect(said.slice(2)).toEqual(['stopped 1', 'first 1', 'first completes', 'stopped in time']);
  });

  it('reports the end and the error of its frames to all, and can be joined again', () => {
    for (const end of ['complete', 'error'] as const) {
      let source$ = new Subject<number>();
      const clock = new Clock(new Observable((subscriber) => source$.subscribe(subscriber)));
      const said: string[] = [];
      const stopped = new Saying(clock, 'stopped', 1, said);
      const closing = new Saying(clock, 'closing', 1, said);
      closing.complete = closing.fail = () => {
        closing.close('closing');
        stopped.close('stopped');
        clock.join(new Saying(clock, 'new', 1, said));
      };
      clock.join(closing);
      clock.join(stopped);
      const ended$ = source$;
      source$ = new Subject();
      ended$[end]('lost');
      source$.next(1);
      expect(said).toEqual(['closing', 'stopped', 'new 0']);
    }
  });

  it('finishes its frames before it reports that there are no more', () => {
    const frame$ = new Subject<number>();
    const clock = new Clock(frame$);
    const said: string[] = [];
    const send = (): void => {
      frame$.next(0.25);
      frame$.complete();
      said.push('sent');
    };
    clock.join(new Saying(clock, 'sender', 0, said, send));
    clock.join(new Saying(clock, 'other', 1, said));
    frame$.next(0);
    expect(said).toEqual(['sender 0', 'other 0', 'sender completes', 'sent', 'other 0.25', 'other completes']);
  });

  it('writes the page before it delivers an end, also for an action that follows', () => {
    const said: string[] = [];
    const { flush } = page;
    let waits = false;
    page.flush = () => {
      if (waits) said.push('write');
      waits = false;
    };
    const frame$ = new Subject<number>();
    const shown = (name: string) =>
      callFunc(() => {
        said.push(name);
        waits = true;
      });
    const told = (name: string) => tap({ complete: () => said.push(`${name} complete`) });
    concat(
      play(shown('first'), {}, frame$).pipe(told('first')),
      play(shown('second'), {}, frame$).pipe(told('second')),
    ).subscribe();
    frame$.next(0);
    page.flush = flush;
    expect(said).toEqual(['first', 'write', 'first complete', 'second', 'write', 'second complete']);
  });

  it('lets a run started by a value or a callback wait for the next frame', () => {
    const frame$ = new Subject<number>();
    const ships = [0, 0, 0].map((x) => ({ x, y: 0 }));
    const right = moveBy(1, { x: 8, y: 0 });
    const launch = callFunc(() => void play(right, ships[0]!, frame$).subscribe());
    concat(play(delayTime(0.25), {}, frame$), play(launch, {}, frame$)).subscribe();
    concat(play(delayTime(0.25), {}, frame$), play(delayTime(1), {}, frame$).pipe(take(1)))
      .pipe(switchMap((progress) => (progress < 1 ? play(right, ships[1]!, frame$) : [])))
      .subscribe();
    play(sequence(delayTime(0.25), launch), {}, frame$).subscribe();
    frame$.next(0);
    frame$.next(0.5);
    expect(ships[0]!.x).toBe(0);
    frame$.next(0.5);
    expect(ships[0]!.x).toBe(0);
    frame$.next(0.5);
    expect(ships[0]!.x).toBe(8);
    expect(ships[1]!.x).toBe(4);
  });
});

describe('an error', () => {
  const before = config.onUnhandledError;
  afterEach(() => {
    config.onUnhandledError = before;
  });

  it("thrown by a subscriber's teardown is reported, and the other players continue", async () => {
    const reported: unknown[] = [];
    const all = new Promise<void>((resolve) => {
      config.onUnhandledError = (error: unknown) => {
        if (reported.push(error) === 3) resolve();
      };
    });
    const throws = (): never => {
      throw new Error('teardown');
    };
    const lost$ = new Subject<number>();
    const frame$ = new Subject<number>();
    const ship = { x: 0, y: 0 };
    play(delayTime(0.5), {}, frame$).subscribe().add(throws);
    play(moveBy(2, { x: 8, y: 0 }), ship, frame$).subscribe();
    for (const dt of [0, 0.5, 0.5]) frame$.next(dt);
    expect(ship.x).toBe(4);
    const ended: string[] = [];
    for (const clock$ of [frame$, lost$]) {
      const end = () => ended.push('end');
      play(delayTime(8), {}, clock$).subscribe({ error: end }).add(throws);
      play(delayTime(8), {}, clock$).subscribe({ complete: end, error: end });
    }
    frame$.complete();
    lost$.error(new Error('lost'));
    expect(ended).toEqual(['end', 'end', 'end']);
    await all;
    expect([frame$.observed, lost$.observed]).toEqual([false, false]);
  });
});

describe('the clock of a stream', () => {
  it('is shared on a plain subject, and on a stream that is marked as hot', () => {
    for (const frame$ of [new Subject<number>(), hotClock(new Hot()), sharedClock(of(1))]) {
      expect(clockOf(frame$)).toBe(clockOf(frame$));
    }
  });

  it('is a new one for each chain on any other stream, which may be cold', () => {
    const frame$ = new Hot();
    expect(clockOf(frame$)).not.toBe(clockOf(frame$));
    const clocks: Clock[] = [];
    const look$ = tap({ complete: () => clocks.push(clockOf(frame$)) });
    concat(play(delayTime(1), {}, frame$).pipe(look$), play(delayTime(1), {}, frame$).pipe(look$)).subscribe();
    play(delayTime(2), {}, frame$).pipe(look$).subscribe();
    for (const dt of [0, 1, 1]) frame$.next(dt);
    expect(clocks).toHaveLength(3);
    expect(clocks[0]).toBe(clocks[1]);
    expect(clocks[2]).not.toBe(clocks[1]);
    expect(clocks).not.toContain(clockOf(frame$));
  });

  it('is the clock of the chain whose end is delivered, whichever sent the frame', () => {
    const frame$ = new Hot();
    const ship = { x: 0, y: 0 };
    const send$ = tap({
      complete: () => {
        frame$.next(0.5);
      },
    });
    play(delayTime(1), {}, frame$).pipe(send$).subscribe();
    const other$ = concat(play(delayTime(1.25), {}, frame$), play(moveBy(1, { x: 8, y: 0 }), ship, frame$));
    other$.subscribe();
    for (const dt of [0, 0.5, 0.5]) frame$.next(dt);
    // Its own 1.25 s ended 0.25 s ago.
    expect(ship.x).toBe(2);
  });
});

describe('a hot stream', () => {
  it('is a plain subject, a stream marked as hot, or a shared one', () => {
    const known$ = of(1);
    expect(isHot(known$)).toBe(false);
    expect(hotClock(known$)).toBe(known$);
    for (const frame$ of [new Subject<number>(), known$, sharedClock(of(1))]) expect(isHot(frame$)).toBe(true);
  });

  it('is not a subject that replays values to late subscribers', () => {
    expect(isHot(new BehaviorSubject(0))).toBe(false);
  });

  it('subscribes to the source of a shared clock once', () => {
    const frame$ = new Subject<number>();
    const clock$ = sharedClock(frame$);
    const subscriptions = [clock$.subscribe(), clock$.subscribe()];
    expect(frame$.observed).toBe(true);
    for (const subscription of subscriptions) subscription.unsubscribe();
    expect(frame$.observed).toBe(false);
  });
});
