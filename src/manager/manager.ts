import type { Observable } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { wrongKind } from '../math/check.js';
import type { Action } from '../motion/action.js';
import type { RunTable } from '../rows/run-table.js';
import type { FrameDisplayed } from '../time/frame-displayed.js';
import { ActionLists } from './action-lists.js';
import { joinWhileBusy } from './clock-player.js';
import type { Lane } from './lane.js';
import { Lanes } from './lanes.js';
import type { RunOptions } from './run-options.js';
import type { RunningAction, Tag } from './running-action.js';
import { startAction } from './start-action.js';

/** The base of {@link ActionManager}, and of the motion of an Angular component. */
export abstract class Manager {
  private readonly lanes: Lanes;
  private readonly lists: ActionLists;
  /**
   * Emits each frame with a `userInfo` that an animation under this manager shows: cocos2d-x's
   * AnimationFrameDisplayedNotification.
   */
  readonly frameDisplayed$: Observable<FrameDisplayed>;
  /**
   * The actions that run, in the order of their turns: at once, and again after each change; after an update, once.
   * When more than 64 run, changes in quick succession may be emitted together, in a microtask. Costs nothing unless it
   * is subscribed.
   */
  readonly actions$: Observable<readonly RunningAction[]>;

  /**
   * @param frame$ The frames that advance it; without them, only {@link Manager.update} does.
   * @param table The table for plain leaves; without one, every run takes its own turn.
   */
  protected constructor(frame$?: Observable<Seconds>, table: RunTable<Lane> | null = null) {
    this.lanes = new Lanes((isFrame) => {
      onChange?.();
      this.lists.change(isFrame);
    }, table);
    this.lists = new ActionLists(this.lanes);
    this.frameDisplayed$ = this.lanes.frameDisplayed$;
    this.actions$ = this.lists.actions$;
    const onChange = frame$ && joinWhileBusy(frame$, this.lanes);
  }

  /**
   * Starts an action on a target.
   *
   * @param action What to run. It is a value: it may run on many targets, and on one several times.
   * @param target What it runs on.
   * @returns A handle on the run. An error thrown at its start ends it in its first frame.
   * @throws TypeError when `action` is not an action or an option is of the wrong kind; RangeError when `flags` is not
   * a whole number.
   * @see cocos2d-x Node::runAction, ActionManager::addAction.
   */
  runAction<T>(action: Action<T>, target: T, options?: RunOptions): RunningAction<T> {
    return startAction(this.lanes, action, target, options) as RunningAction<T>;
  }

  /**
   * Shows one frame. Called from within an update, it waits until that one is over.
   *
   * @param dt Seconds since the last frame. The first frame of each action adds no time to it.
   * @throws RangeError when `dt` is not finite. A negative one counts as 0.
   */
  update(dt: Seconds): void {
    this.lanes.update(dt);
  }

  /**
   * Stops one action.
   *
   * @throws TypeError when `running` is not a running action.
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

  /** Stops all actions of the target that have the tag. Actions added during this call go on. */
  stopAllActionsByTag(tag: Tag, target: unknown): void {
    for (const run of this.lanes.runsOn(target)) if (run.tag === tag) run.stop();
  }

  /** Stops all actions of the target that have any of the bits of `flags`. Actions added during this call go on. */
  stopActionsByFlags(flags: number, target: unknown): void {
    for (const run of this.lanes.runsOn(target)) if ((run.flags & flags) !== 0) run.stop();
  }

  /**
   * Stops all actions of the target, and resumes it. Actions added during this call go on.
   *
   * If it is called in the target's own turn, actions added afterwards have their first frame in the next update.
   */
  stopAllActions(target: unknown): void {
    const lane = this.lanes.find(target);
    if (lane !== undefined) this.lanes.stopAll([lane]);
  }

  /** Stops all actions of all targets. Actions added during this call go on. */
  stopAll(): void {
    this.lanes.stopAll(this.lanes.all());
  }

  /** The first action of the target that has the tag. */
  getActionByTag(tag: Tag, target: unknown): RunningAction | undefined {
    return this.lanes.find(target)?.firstWithTag(tag);
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
    const all = this.lanes.runs();
    return tag === undefined ? all : all.filter((running) => running.tag === tag);
  }

  /**
   * How many actions run: in all, on a target, or on a target with a tag. Paused actions count, and so do those that
   * wait under policy `concat`.
   */
  getNumberOfRunningActions(...of: [] | [target: unknown] | [target: unknown, tag: Tag]): number {
    if (of.length === 0) return this.lanes.count;
    const [target, tag] = of;
    const all = this.lanes.runsOn(target);
    return of.length === 1 ? all.length : all.filter((run) => run.tag === tag).length;
  }

  /**
   * Pauses all actions of the target, including those added later. Has no effect on a target without actions.
   *
   * If it is called in the target's own turn, it takes effect when all of its actions have had their frame.
   */
  pause(target: unknown): void {
    this.setPaused(target, true);
  }

  /** Resumes the actions of the target. */
  resume(target: unknown): void {
    this.setPaused(target, false);
  }

  /** Pauses all targets that are not paused. Returns them, for {@link resumeTargets}. */
  pauseAllRunningActions(): unknown[] {
    const lanes = this.lanes.all().filter(({ isPaused }) => !isPaused);
    for (const lane of lanes) this.lanes.setPaused(lane, true);
    return lanes.map(({ target }) => target);
  }

  /**
   * Resumes the actions of all these targets.
   *
   * @throws TypeError when `targets` cannot be iterated.
   */
  resumeTargets(targets: Iterable<unknown>): void {
    if (!(Symbol.iterator in Object(targets))) throw wrongKind('resumeTargets', 'targets', 'iterable', targets);
    for (const target of targets) this.resume(target);
  }

  private setPaused(target: unknown, isPaused: boolean): void {
    const lane = this.lanes.find(target);
    if (lane !== undefined) this.lanes.setPaused(lane, isPaused);
  }
}
