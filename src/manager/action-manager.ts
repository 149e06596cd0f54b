import { type Observable, Subject } from 'rxjs';
import type { Action } from '../action/action.js';
import { FrameDisplayed } from '../action/frame-displayed.js';
import { motionOf } from '../action/motion.js';
import { checkDelta } from '../clock/check-delta.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import { wrongKind } from '../math/check.js';
import { ActionLists } from './action-lists.js';
import { FramePlayer } from './frame-player.js';
import { Lanes } from './lanes.js';
import type { RunOptions } from './run-options.js';
import type { RunningAction, Tag } from './running-action.js';
import { Starts } from './starts.js';

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
export class ActionManager {
  private readonly player: FramePlayer | undefined;
  private readonly displayed$ = new Subject<FrameDisplayed>();
  private readonly lanes = new Lanes(
    () => {
      this.hasChanged = true;
      this.settle();
    },
    () => {
      this.settle();
    },
    (news) => {
      if (news instanceof FrameDisplayed) this.displayed$.next(news as FrameDisplayed);
    },
  );
  private readonly lists = new ActionLists(this.lanes);
  private hasChanged = false;
  private readonly starts = new Starts(this.lanes, () => {
    this.settle();
  });
  /**
   * Emits each frame with a `userInfo` that an animation under this manager shows. cocos2d-x's
   * AnimationFrameDisplayedNotification.
   */
  readonly frameDisplayed$: Observable<FrameDisplayed> = this.displayed$.asObservable();
  /**
   * The actions that run, in the order of their turns: at once, and again after each change. Within an update, once
   * when it is through. Where more than 64 run, changes that follow one another without a pause may be emitted
   * together, in a microtask. Costs nothing unless it is subscribed.
   */
  readonly actions$: Observable<readonly RunningAction[]> = this.lists.actions$;

  /**
   * @param frame$ Frame deltas in seconds; subscribed while there is something to run. Without it, {@link update}
   * drives the manager.
   * @throws TypeError when `frame$` is not an observable.
   */
  constructor(frame$?: Observable<Seconds>) {
    if (frame$ === undefined) return;
    checkObservable('ActionManager', 'frame$', frame$);
    this.player = new FramePlayer(frame$, (dt) => {
      this.update(dt);
    });
  }

  /**
   * Starts an action on a target.
   *
   * @param action What to run. It is a value: it may run on many targets, and on one several times.
   * @param target What it runs on.
   * @returns A handle on the run. An error while it starts comes with its first frame.
   * @throws TypeError when `action` is not an action or an option is of the wrong kind.
   * @see cocos2d-x Node::runAction, ActionManager::addAction.
   */
  runAction<T>(action: Action<T>, target: T, options?: RunOptions): RunningAction<T> {
    return this.starts.run(motionOf('runAction', action), target, options);
  }

  /**
   * Lets one frame pass. Called from within an update, it waits until that one is through.
   *
   * @param dt Seconds since the last frame. The first frame of each action adds no time to it.
   * @throws RangeError when `dt` is not finite. A negative one counts as 0.
   */
  update(dt: Seconds): void {
    if (this.lanes.frames.next(checkDelta('update', 'dt', dt))) this.settle(true);
  }

  /**
   * Stops one action.
   *
   * @throws TypeError when `running` is no running action.
   */
  stopAction(running: RunningAction): void {
    if (typeof (running as Partial<RunningAction> | null | undefined)?.stop !== 'function')
      throw wrongKind('stopAction', 'running', 'a running action', running);
    running.stop();
  }

  /** Stops the first action of the target that has the tag. */
  stopActionByTag(tag: Tag, target: unknown): void {
    this.getActionByTag(tag, target)?.stop();
  }

  /** Stops all actions of the target that have the tag. What is added during that goes on. */
  stopAllActionsByTag(tag: Tag, target: unknown): void {
    for (const run of this.lanes.withTag(tag, target)) run.stop();
  }

  /** Stops all actions of the target that have any of the bits of `flags`. What is added during that goes on. */
  stopActionsByFlags(flags: number, target: unknown): void {
    for (const run of this.lanes.find(target)?.toArray() ?? []) if ((run.flags & flags) !== 0) run.stop();
  }

  /**
   * Stops all actions of the target, which is no longer paused then. What is added during that goes on.
   *
   * In the target's own turn, actions that are added then wait for the next frame where those that they replace have
   * had theirs.
   */
  stopAllActions(target: unknown): void {
    for (const run of this.lanes.dismissAll(target)) run.stop();
  }

  /** Stops all actions of all targets. What is added during that goes on. */
  stopAll(): void {
    const all = this.lanes.targets.flatMap((target) => this.lanes.dismissAll(target));
    for (const run of all) run.stop();
  }

  /** The first action of the target that has the tag. */
  getActionByTag(tag: Tag, target: unknown): RunningAction | undefined {
    return this.lanes.firstWithTag(tag, target) as RunningAction | undefined;
  }

  /**
   * The actions that run at this moment, on all targets, in the order of their turns: to pause, finish or stop them
   * together, or to set their rate.
   *
   * ```ts
   * import { Subject } from 'rxjs';
   * import { ActionManager, moveBy } from 'rx-motion';
   *
   * const frame$ = new Subject<number>();
   * const manager = new ActionManager(frame$);
   * const ships = [{ x: 0, y: 0 }, { x: 0, y: 0 }];
   * for (const ship of ships) manager.runAction(moveBy(1, { x: 100, y: 0 }), ship, { tag: 'enemy' });
   * for (const enemy of manager.getRunningActions('enemy')) enemy.rate = 0.5;
   * for (const dt of [0, 1]) frame$.next(dt);
   * ships; // => [{ x: 50, y: 0 }, { x: 50, y: 0 }]
   * ```
   *
   * @param tag Only those that have this tag, if one is given.
   */
  getRunningActions(tag?: Tag): RunningAction[] {
    const all = this.lanes.all() as unknown[] as RunningAction[];
    return tag === undefined ? all : all.filter((running) => running.tag === tag);
  }

  /**
   * How many actions run: in all, on a target, or on a target with a tag. Those that are paused or wait their turn
   * count.
   */
  getNumberOfRunningActions(...of: [] | [target: unknown] | [target: unknown, tag: Tag]): number {
    if (of.length === 0) return this.lanes.runs;
    const [target, tag] = of;
    return of.length === 1 ? (this.lanes.find(target)?.count ?? 0) : this.lanes.withTag(tag, target).length;
  }

  /**
   * Holds all actions of the target, also those that are added later. Has no effect on a target without actions.
   *
   * In the target's own turn it takes effect when all of its actions have had their frame.
   */
  pause(target: unknown): void {
    this.lanes.setPaused(target, true);
  }

  /** Lets the actions of the target go on. */
  resume(target: unknown): void {
    this.lanes.setPaused(target, false);
  }

  /** Pauses all targets that are not paused. Returns them, for {@link resumeTargets}. */
  pauseAllRunningActions(): unknown[] {
    const targets = this.lanes.targets.filter((target) => !this.lanes.find(target)!.isPaused);
    for (const target of targets) this.pause(target);
    return targets;
  }

  /**
   * Lets the actions of all these targets go on.
   *
   * @throws TypeError when `targets` cannot be iterated.
   */
  resumeTargets(targets: Iterable<unknown>): void {
    if (!(Symbol.iterator in Object(targets))) throw wrongKind('resumeTargets', 'targets', 'iterable', targets);
    for (const target of targets) this.resume(target);
  }

  /** What follows a change: the list is emitted, and frames are asked for as long as something runs. */
  private settle(afterFrame = false): void {
    const { lanes } = this;
    if (!this.hasChanged || lanes.frames.isBusy || this.starts.isUnderWay) return;
    this.hasChanged = false;
    if (lanes.runs === 0) this.player?.leave();
    else this.player?.join();
    if (afterFrame) this.lists.emit();
    else this.lists.change();
  }
}
