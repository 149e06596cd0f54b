import { afterEach, describe, expect, it } from '@jest/globals';
import { callFunc, clock, delayTime, moveBy, play, sequence } from 'rx-motion';
import { concat, config, Observable, Subject, switchMap, take, tap } from 'rxjs';
import { page } from '../../src/clock/page.js';

/** A stream that is not known to be hot. */
class Hot extends Subject<number> {}

describe('a clock', () => {
  it('reports the end and the error of its frames to all, and can be joined again', () => {
    for (const end of ['complete', 'error'] as const) {
      let source$ = new Subject<number>();
      const frame$ = clock(new Observable<number>((subscriber) => source$.subscribe(subscriber)));
      const said: string[] = [];
      const played$ = (name: string) => play(delayTime(1), {}, frame$).pipe(tap(() => said.push(name)));
      const over = (): void => {
        said.push('closing');
        stopped.unsubscribe();
        played$('new').subscribe();
      };
      played$('closing').subscribe({ complete: over, error: over });
      const stopped = played$('stopped').subscribe();
      const ended$ = source$;
      source$ = new Subject();
      ended$[end]('lost');
      source$.next(1);
      expect(said).toEqual(['closing', 'new']);
    }
  });

  it('finishes its frames before it reports that there are no more', () => {
    const frame$ = new Subject<number>();
    const said: unknown[] = [];
    const send = (): void => {
      frame$.next(0.25);
      frame$.complete();
      said.push('sent');
    };
    play(delayTime(0), {}, frame$).subscribe({ complete: send });
    play(delayTime(1), {}, frame$).subscribe({
      next: (progress) => said.push(progress),
      complete: () => said.push('complete'),
    });
    frame$.next(0);
    expect(said).toEqual([0, 'sent', 0.25, 'complete']);
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
