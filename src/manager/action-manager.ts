import { type AnyObservable, observableOf } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { LaneTable } from './lane-table.js';
import { Manager } from './manager.js';

/**
 * Runs actions on targets, frame by frame, with the semantics of cocos2d-x.
 *
 * Targets take their turns in the order in which their first actions came, the actions of one target in the order in
 * which they were added. Everything may be called from within any callback during an update: an action that is added to
 * the same target, to a later one or to a new one has its first frame in the same update; one that is stopped does
 * nothing from then on.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { ActionManager, moveBy } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const manager = new ActionManager(frame$);
 * const ship = { x: 0, y: 0 };
 * manager.runAction(moveBy(1, { x: 100, y: 0 }), ship, { tag: 'fly' });
 * frame$.next(0.25); // the first frame adds no time
 * frame$.next(0.25);
 * manager.stopActionByTag('fly', ship);
 * ship.x; // => 25
 * ```
 *
 * @see cocos2d-x ActionManager.
 */
export class ActionManager extends Manager {
  /**
   * @param frame$ Frame deltas in seconds; subscribed while there is something to run. Without it, {@link update}
   * drives the manager.
   * @throws TypeError when `frame$` is not an observable.
   */
  constructor(frame$?: AnyObservable<Seconds>) {
    super(frame$ === undefined ? frame$ : observableOf('ActionManager', 'frame$', frame$), new LaneTable());
  }
}
