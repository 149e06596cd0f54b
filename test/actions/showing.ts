import type { Action } from 'rx-motion';
import { Subject } from 'rxjs';

/** Runs an action on a target; the function that it returns shows a time. */
export function showing<T>(action: Action<T>, target: T): (time: number) => T {
  const time$ = new Subject<number>();
  time$.pipe(action.on(target)).subscribe();
  return (time) => {
    time$.next(time);
    return target;
  };
}
