import { type Action, ActionManager, play } from 'rx-motion';
import { Subject } from 'rxjs';
import type { Figure } from './figure.js';

/** One way to run an action: laws are checked with all of them. */
export interface Driver {
  readonly name: string;
  /** Whether time may go back. */
  readonly returns: boolean;
  readonly start: (action: Action<Figure>, target: Figure) => Driven;
}

export interface Driven {
  /** Shows a time; times ascend unless `returns`. */
  show(time: number): void;
  stop(): void;
  /** Whether the stream of time still has a subscriber. */
  readonly observed: boolean;
}

export const drivers: readonly Driver[] = [
  {
    name: 'on',
    returns: true,
    start: (action, target) => {
      const time$ = new Subject<number>();
      const subscription = time$.pipe(action.on(target)).subscribe();
      return {
        show: (time) => time$.next(time),
        stop: () => subscription.unsubscribe(),
        get observed() {
          return time$.observed;
        },
      };
    },
  },
  {
    name: 'play',
    returns: false,
    start: (action, target) => {
      const frame$ = new Subject<number>();
      const subscription = play(action, target, frame$).subscribe();
      return onFrames(frame$, () => subscription.unsubscribe());
    },
  },
  {
    name: 'a manager',
    returns: false,
    start: (action, target) => {
      const frame$ = new Subject<number>();
      const running = new ActionManager(frame$).runAction(action, target);
      return onFrames(frame$, () => running.stop());
    },
  },
];

/** Turns times into frames. The first frame always shows 0. */
function onFrames(frame$: Subject<number>, stop: () => void): Driven {
  let last = 0;
  let first = true;
  return {
    show(time) {
      if (first) frame$.next(1);
      if (!first || time > 0) frame$.next(time - last);
      first = false;
      last = time;
    },
    stop,
    get observed() {
      return frame$.observed;
    },
  };
}
