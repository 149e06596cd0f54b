import type { Observable } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { type Clock, clockOf } from '../clock/clock.js';
import type { Player } from '../clock/player.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { LaneTable } from './lane-table.js';
import type { Lanes } from './lanes.js';
import { Manager, type OnChange } from './manager.js';

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
  constructor(frame$?: Observable<Seconds>) {
    super(frame$ === undefined ? null : (lanes) => followed(frame$, lanes), (turn) => new LaneTable(turn));
  }
}

/** Joins the clock, which advances the lanes, while there is something to run. */
function followed(frame$: Observable<Seconds>, lanes: Lanes): OnChange {
  checkObservable('ActionManager', 'frame$', frame$);
  let clock: Clock | null = null;
  const player: Player = {
    slot: -1,
    name: 'ActionManager',
    origin: 0,
    // Its runs count their own first frames.
    time: 0,
    end: 0,
    get isClosed() {
      return clock === null;
    },
    start() {
      // Its runs have started.
    },
    show(_time, delta) {
      lanes.update(delta);
      return false;
    },
    // There are no more frames. The next action subscribes to them again.
    complete() {
      clock = null;
    },
    fail(error) {
      // The clock has dropped it, because the stream of frames has failed.
      if (player.slot < 0) clock = null;
      report(error);
    },
  };
  return () => {
    const left = clock;
    if (left === null && lanes.runs > 0) {
      clock = clockOf(frame$);
      clock.join(player);
    } else if (left !== null && lanes.runs === 0) {
      clock = null;
      left.leave(player);
    }
  };
}
