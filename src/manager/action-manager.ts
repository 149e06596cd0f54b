import { Observable, Subject, Subscription, map, startWith } from 'rxjs';
import type { Action } from '../action/action.js';
import { hearing } from '../action/announce.js';
import { type Motion, motionOf } from '../action/motion.js';
import { checkFinite } from '../math/check.js';
import { FrameDisplayed } from '../sprite/frame-displayed.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import { type RunOptions, checkRunOptions } from './run-options.js';
import { nowhere } from './lanes.js';
import { Running } from './running.js';
import type { RunningAction, Tag } from './running-action.js';
import { Turns } from './turns.js';

/**
 * Runs actions on targets, frame by frame, with the semantics of cocos2d-x.
 *
 * Targets take their turns in the order in which their first actions came, the actions of one target in the order in which they
 * were added. Everything may be called from within any callback during an update: an action that is added to the same target, to
 * a later one or to a new one has its first frame in the same update; one that is stopped does nothing any more.
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
  /** Tells of each frame with a `userInfo` that an animation under this manager shows. cocos2d-x's AnimationFrameDisplayedNotification. */
  readonly frameDisplayed$: Observable<FrameDisplayed>;
  /**
   * The actions that run, in the order of their turns: at once, and again after each change. Within an update, once when it is
   * through. Costs nothing unless it is subscribed.
   */
  readonly actions$: Observable<readonly RunningAction[]>;
  private readonly frame$: Observable<Seconds> | undefined;
  private frames: Subscription | null = null;
  private readonly displayed$ = new Subject<FrameDisplayed>();
  private readonly changed$ = new Subject<void>();
  private readonly turns: Turns;
  /** The frames that are to pass, and the actions that show the time they were sought to between them. */
  private readonly waiting: (Seconds | Running)[] = [];
  private updating = false;
  private changed = false;

  /**
   * @param frame$ Frame deltas in seconds; subscribed while there is something to run. Without it, {@link update} drives the
   * manager.
   * @throws TypeError when `frame$` is not an observable.
   */
  constructor(frame$?: Observable<Seconds>) {
    if (frame$ !== undefined) checkObservable('ActionManager', 'frame$', frame$);
    this.frame$ = frame$;
    this.frameDisplayed$ = this.displayed$.asObservable();
    this.turns = new Turns(
      () => {
        this.changed = true;
        if (!this.updating) this.settle();
      },
      (running) => {
        this.lead(running);
      },
    );
    this.actions$ = this.changed$.pipe(
      startWith(undefined),
      map(() => this.turns.targets().flatMap((target) => [...this.turns.actionsOf(target)])),
    );
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
    const motion = motionOf('runAction', action);
    if (options !== undefined) return this.runWith(motion, target, options);
    const running = new Running(motion, target, this.turns, false);
    this.turns.add(running as Running);
    running.begin();
    this.listen();
    return running;
  }

  /**
   * Lets one frame pass. Called from within an update, it waits until that one is through.
   *
   * @param dt Seconds since the last frame. The first frame of each action adds no time to it.
   * @throws RangeError when `dt` is not finite.
   */
  update(dt: Seconds): void {
    this.lead(checkFinite('update', 'dt', dt));
  }

  /** Stops one action. */
  stopAction(running: RunningAction): void {
    running.stop();
  }

  /** Stops the first action of the target that has the tag. */
  stopActionByTag(tag: Tag, target: unknown): void {
    this.getActionByTag(tag, target)?.stop();
  }

  /** Stops all actions of the target that have the tag. */
  stopAllActionsByTag(tag: Tag, target: unknown): void {
    for (const running of this.turns.actionsOf(target)) if (running.tag === tag) running.stop();
  }

  /** Stops all actions of the target that have any of the bits of `flags`. */
  stopActionsByFlags(flags: number, target: unknown): void {
    for (const running of this.turns.actionsOf(target)) if ((running.flags & flags) !== 0) running.stop();
  }

  /**
   * Stops all actions of the target, which is no longer paused then.
   *
   * In the target's own turn, actions that are added then wait for the next frame where those that they replace have had theirs.
   */
  stopAllActions(target: unknown): void {
    this.turns.stop(target);
  }

  /** Stops all actions of all targets. */
  stopAll(): void {
    for (const target of this.turns.targets()) this.turns.stop(target);
  }

  /** The first action of the target that has the tag. */
  getActionByTag(tag: Tag, target: unknown): RunningAction | undefined {
    for (const running of this.turns.actionsOf(target)) if (running.tag === tag) return running;
    return undefined;
  }

  /** How many actions run: in all, on a target, or on a target with a tag. Those that are paused or wait their turn count. */
  getNumberOfRunningActions(...of: [] | [target: unknown] | [target: unknown, tag: Tag]): number {
    if (of.length === 0) return this.turns.count;
    const [target, tag] = of;
    let count = 0;
    for (const running of this.turns.actionsOf(target)) if (of.length === 1 || running.tag === tag) count++;
    return count;
  }

  /**
   * Holds all actions of the target, also those that are added later. Has no effect on a target without actions.
   *
   * In the target's own turn it takes effect when all of its actions have had their frame.
   */
  pause(target: unknown): void {
    this.turns.setPaused(target, true);
  }

  /** Lets the actions of the target go on. */
  resume(target: unknown): void {
    this.turns.setPaused(target, false);
  }

  /** Pauses all targets that are not paused. Returns them, for {@link resumeTargets}. */
  pauseAllRunningActions(): unknown[] {
    const targets = this.turns.targets().filter((target) => !this.turns.isPaused(target));
    for (const target of targets) this.pause(target);
    return targets;
  }

  /** Lets the actions of all these targets go on. */
  resumeTargets(targets: Iterable<unknown>): void {
    for (const target of targets) this.resume(target);
  }

  private runWith<T>(motion: Motion<T>, target: T, options: RunOptions): RunningAction<T> {
    checkRunOptions(options);
    const { tag, flags = 0, paused = false, policy = 'merge', seekable = false } = options;
    const rivals = policy === 'merge' ? [] : [...this.turns.actionsOf(target)].filter((running) => running.tag === tag);
    const ignored = policy === 'exhaust' && rivals.length > 0;
    const running = new Running(motion, target, ignored ? nowhere : this.turns, seekable);
    if (tag !== undefined || flags !== 0) running.label(tag, flags);
    if (ignored) {
      running.ignore();
      return running;
    }
    this.turns.add(running as Running, paused);
    if (policy === 'switch') for (const rival of rivals) rival.replace();
    running.beginAfter(policy === 'concat' ? rivals : []);
    if (options.until !== undefined) running.stopWhen(options.until);
    this.listen();
    return running;
  }

  /** Lets a frame pass, or an action show the time that it was sought to; what comes meanwhile waits. */
  private lead(next: Seconds | Running): void {
    this.waiting.push(next);
    if (this.updating) return;
    this.updating = true;
    try {
      hearing(this.tell, () => {
        for (let first = this.waiting.shift(); first !== undefined; first = this.waiting.shift()) {
          if (typeof first === 'number') this.turns.walk(first);
          else first.showSought();
        }
      });
    } finally {
      this.updating = false;
    }
    this.settle();
  }

  private readonly tell = (news: unknown): void => {
    if (news instanceof FrameDisplayed) this.displayed$.next(news);
  };

  /** What follows a change: the list is told, and where nothing runs, no frame is asked for and nothing is kept. */
  private settle(): void {
    if (!this.changed) return;
    this.changed = false;
    if (this.turns.count === 0) {
      this.turns.clear();
      this.frames?.unsubscribe();
      this.frames = null;
    }
    if (this.changed$.observed) this.changed$.next();
  }

  private listen(): void {
    if (this.frame$ === undefined || this.turns.count === 0 || this.frames?.closed === false) return;
    // A stream that emits while it is subscribed may have run everything to its end, or anew.
    const frames = new Subscription();
    this.frames = frames;
    const listening = this.frame$.subscribe((dt) => {
      this.update(dt);
    });
    listening.add(frames);
    frames.add(listening);
  }
}
