import { clock } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { interval, Observable, Subject, type Subscription, VirtualTimeScheduler, zip } from 'rxjs';
import type { Played } from './played.js';

/** How the stream has ended so far. */
export type Ending = 'none' | 'complete' | 'error';
export type Look = ReturnType<Played['look']> & { readonly ending: Ending };
export type Build = (played: Played, frame$: Observable<number>) => Observable<unknown>;

/** A kind of clock: plays a stream on it, and observes the world after each frame. */
export interface ClockKind {
  readonly name: string;
  /** Returns the state after each frame, and how often the frames were subscribed to. */
  run(build$: Build, played: Played, deltas: readonly number[], stopAfter?: number): Watched;
}
export interface Watched {
  readonly looks: readonly Look[];
  readonly subscriptions: number;
  readonly isLeft: boolean;
}

/** Counts the subscriptions. */
class Counted {
  count = 0;
  open = 0;
  readonly frame$: Observable<number>;

  constructor(source$: Observable<number>) {
    this.frame$ = new Observable((subscriber) => {
      this.count++;
      this.open++;
      subscriber.add(() => this.open--);
      return source$.subscribe(subscriber);
    });
  }
}

class Watch {
  readonly looks: Look[] = [];
  ending: Ending = 'none';
  private readonly played: Played;

  constructor(played: Played) {
    this.played = played;
  }

  subscribe(stream$: Observable<unknown>): Subscription {
    return stream$.subscribe({
      complete: () => (this.ending = 'complete'),
      error: () => (this.ending = 'error'),
    });
  }

  look(): void {
    this.looks.push({ ...this.played.look(), ending: this.ending });
  }
}

/** A clock driven by a subject; `played$` makes the clock from it. */
function led(name: string, make$: () => Subject<number>, played$: (counted: Counted) => Observable<number>): ClockKind {
  return {
    name,
    run: (build$, played, deltas, stopAfter = Infinity) => {
      const source$ = make$();
      const counted = new Counted(source$);
      const watch = new Watch(played);
      const subscription = watch.subscribe(build$(played, played$(counted)));
      for (const [index, dt] of deltas.entries()) {
        if (index === stopAfter) subscription.unsubscribe();
        source$.next(dt);
        watch.look();
      }
      subscription.unsubscribe();
      return { looks: watch.looks, subscriptions: counted.count, isLeft: !source$.observed && counted.open === 0 };
    },
  };
}

/** Not a plain subject, so it is not recognised as hot. */
class Hot extends Subject<number> {}

const plain: ClockKind = {
  name: 'a plain subject',
  run: (build$, played, deltas, stopAfter = Infinity) => {
    const frame$ = new Subject<number>();
    const watch = new Watch(played);
    const subscription = watch.subscribe(build$(played, frame$));
    let most = 0;
    for (const [index, dt] of deltas.entries()) {
      most = Math.max(most, (frame$ as unknown as { readonly observers: readonly unknown[] }).observers.length);
      if (index === stopAfter) subscription.unsubscribe();
      frame$.next(dt);
      watch.look();
    }
    subscription.unsubscribe();
    return { looks: watch.looks, subscriptions: most, isLeft: !frame$.observed };
  },
};

const marbled: ClockKind = {
  name: 'the frames of a marble test',
  run: (build$, played, deltas, stopAfter = Infinity) =>
    marbles(({ frames, flush }) => {
      const letters = Array.from(deltas, (_dt, index) => String.fromCharCode(97 + index));
      const frame$ = frames(
        letters.join(''),
        Object.fromEntries(letters.map((letter, index) => [letter, deltas[index]!])),
      );
      const watch = new Watch(played);
      let index = 0;
      frame$.subscribe(() => {
        if (index++ === stopAfter) subscription.unsubscribe();
      });
      const subscription = watch.subscribe(build$(played, frame$));
      frame$.subscribe(() => watch.look());
      flush();
      subscription.unsubscribe();
      const { subscriptions } = frame$;
      return { looks: watch.looks, subscriptions: subscriptions.length - 2, isLeft: true };
    }),
};

/** A stream that starts again for each subscriber. */
function cold(name: string, played$: (frame$: Observable<number>) => Observable<number>): ClockKind {
  return {
    name,
    run: (build$, played, deltas, stopAfter = Infinity) => {
      const scheduler = new VirtualTimeScheduler();
      const watch = new Watch(played);
      const source$ = new Observable<number>((subscriber) =>
        zip(deltas, interval(1, scheduler)).subscribe(([dt, index]) => {
          if (index === stopAfter) subscription.unsubscribe();
          subscriber.next(dt);
          watch.look();
        }),
      );
      const counted = new Counted(source$);
      const subscription = watch.subscribe(build$(played, played$(counted.frame$)));
      scheduler.flush();
      subscription.unsubscribe();
      // Without a subscriber it sends no more frames, and nothing changes.
      while (watch.looks.length < deltas.length) watch.look();
      return { looks: watch.looks, subscriptions: counted.count, isLeft: counted.open === 0 };
    },
  };
}

/** Clocks that all players share. */
export const shared: readonly ClockKind[] = [
  plain,
  led(
    'clock() of a hot stream',
    () => new Hot(),
    ({ frame$ }) => clock(frame$),
  ),
  cold('clock() of a cold stream', clock),
  marbled,
];
/** Clocks on which only chains are exact. */
export const unshared: readonly ClockKind[] = [
  led(
    'a hot stream',
    () => new Hot(),
    ({ frame$ }) => frame$,
  ),
  cold('a cold stream', (frame$) => frame$),
];
