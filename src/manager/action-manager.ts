import { type Observable, Subject, type Subscription } from 'rxjs';
import type { Action } from '../action/action.js';
import { hearing } from '../action/announce.js';
import { motionOf } from '../action/motion.js';
import { checkFinite } from '../math/check.js';
import { FrameDisplayed } from '../sprite/frame-displayed.js';
import type { Seconds } from '../time/seconds.js';
import { Lane } from './lane.js';
import { Running } from './running.js';
import type { RunningAction, Tag } from './running-action.js';

/** How an action is to run. */
export interface RunOptions {
  /** By which the action can be found among those of its target. */
  readonly tag?: Tag;
  /** Bits by which several actions can be stopped at once. */
  readonly flags?: number;
  /** Whether the target starts paused; counts only while nothing else runs on it. */
  readonly paused?: boolean;
}

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
  private readonly frame$: Observable<Seconds> | undefined;
  private frames: Subscription | null = null;
  private readonly laneOf = new Map<unknown, Lane>();
  /** The first action of each lane, in the order of their turns. */
  private heads: Running[] = [];
  /** Whose turn it is, an index of `heads`; -1 between updates. */
  private turn = -1;
  /** The lane whose turn it is has been paused or resumed, which takes effect when the turn is over. */
  private pausedInTurn: Lane | null = null;
  private count = 0;
  /** The action in turn, when it is not the first one of its target. */
  private walked: Running | null = null;
  /** After all actions of the target in turn were stopped: how many places were emptied, whose turn is over in this update. */
  private places = 0;
  private waiting: Seconds[] = [];
  private readonly displayed$ = new Subject<FrameDisplayed>();
  /** Tells of each frame with a `userInfo` that an animation under this manager shows. cocos2d-x's AnimationFrameDisplayedNotification. */
  readonly frameDisplayed$: Observable<FrameDisplayed> = this.displayed$.asObservable();

  /**
   * @param frame$ Frame deltas in seconds; subscribed while there is something to run. Without it, {@link update} drives the
   * manager.
   */
  constructor(frame$?: Observable<Seconds>) {
    this.frame$ = frame$;
  }

  /**
   * Starts an action on a target.
   *
   * @param action What to run. It is a value: it may run on many targets, and on one several times.
   * @param target What it runs on.
   * @returns A handle on the run. An error while it starts comes with its first frame.
   * @throws TypeError when `action` is not an action.
   * @see cocos2d-x Node::runAction, ActionManager::addAction.
   */
  runAction<T>(action: Action<T>, target: T, { tag, flags = 0, paused = false }: RunOptions = {}): RunningAction<T> {
    const motion = motionOf('runAction', action);
    const known = this.laneOf.get(target);
    const lane = known ?? new Lane(target, paused, this.onEnded);
    const running = new Running(motion, target, lane, tag, flags);
    if (lane.count < this.places && this.isInTurn(lane)) running.wait();
    lane.add(running as Running);
    if (known === undefined) {
      this.laneOf.set(target, lane);
      this.heads.push(running as Running);
    }
    if (lane.paused && !this.isInTurn(lane)) running.hold(true);
    this.count++;
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
    checkFinite('update', 'dt', dt);
    this.waiting.push(dt);
    if (this.isUpdating) return;
    hearing(this.tell, () => {
      try {
        while (this.waiting.length > 0) this.walk(this.waiting.shift()!);
      } finally {
        this.turn = -1;
      }
    });
    if (this.count === 0) this.rest();
  }

  /** Stops one action. */
  stopAction(running: RunningAction<never>): void {
    running.stop();
  }

  /** Stops the first action of the target that has the tag. */
  stopActionByTag(tag: Tag, target: unknown): void {
    this.getActionByTag(tag, target)?.stop();
  }

  /** Stops all actions of the target that have the tag. */
  stopAllActionsByTag(tag: Tag, target: unknown): void {
    for (const running of this.actionsOf(target)) if (running.tag === tag) running.stop();
  }

  /** Stops all actions of the target that have any of the bits of `flags`. */
  stopActionsByFlags(flags: number, target: unknown): void {
    for (const running of this.actionsOf(target)) if ((running.flags & flags) !== 0) running.stop();
  }

  /**
   * Stops all actions of the target, which is no longer paused then.
   *
   * From within the target's own turn: actions that are added then take the places of those that were stopped, and wait for the
   * next update where the turn of a place is over.
   */
  stopAllActions(target: unknown): void {
    const lane = this.laneOf.get(target);
    if (lane === undefined) return;
    if (this.isInTurn(lane)) this.places = this.placesInTurn();
    for (const running of lane) running.stop();
  }

  /** Stops all actions of all targets. */
  stopAll(): void {
    for (const target of [...this.laneOf.keys()]) this.stopAllActions(target);
  }

  /** The first action of the target that has the tag. */
  getActionByTag(tag: Tag, target: unknown): RunningAction | undefined {
    for (const running of this.actionsOf(target)) if (running.tag === tag) return running;
    return undefined;
  }

  /** How many actions run: in all, on a target, or on a target with a tag. */
  getNumberOfRunningActions(...of: [] | [target: unknown] | [target: unknown, tag: Tag]): number {
    if (of.length === 0) return this.count;
    const [target, tag] = of;
    let count = 0;
    for (const running of this.actionsOf(target)) if (of.length === 1 || running.tag === tag) count++;
    return count;
  }

  /**
   * Holds all actions of the target, also those that are added later. Has no effect on a target without actions.
   *
   * In a callback of the target itself it takes effect when all of its actions have had their frame.
   */
  pause(target: unknown): void {
    this.setPaused(target, true);
  }

  /** Lets the actions of the target go on. */
  resume(target: unknown): void {
    this.setPaused(target, false);
  }

  /** Pauses all targets that are not paused. Returns them, for {@link resumeTargets}. */
  pauseAllRunningActions(): unknown[] {
    const targets = [...this.laneOf.values()].filter((lane) => !lane.paused).map(({ target }) => target);
    for (const target of targets) this.pause(target);
    return targets;
  }

  /** Lets the actions of all these targets go on. */
  resumeTargets(targets: Iterable<unknown>): void {
    for (const target of targets) this.resume(target);
  }

  private *actionsOf(target: unknown): Generator<Running> {
    yield* this.laneOf.get(target) ?? [];
  }

  private get isUpdating(): boolean {
    return this.turn >= 0;
  }

  private isInTurn(lane: Lane): boolean {
    return this.heads[this.turn]?.lane === lane;
  }

  private setPaused(target: unknown, paused: boolean): void {
    const lane = this.laneOf.get(target);
    if (lane === undefined) return;
    lane.paused = paused;
    if (this.isInTurn(lane)) this.pausedInTurn = lane;
    else lane.hold();
  }

  /** Gives each lane its turn, those too that are added meanwhile. */
  private walk(dt: Seconds): void {
    const { heads } = this;
    let kept = 0;
    for (let index = 0; index < heads.length; index++) {
      this.turn = index;
      const head = heads[index]!;
      const first = head.tick(dt) && head.next === null ? head : this.walkOn(head, dt);
      if (this.pausedInTurn !== null) this.endPausedTurn(this.pausedInTurn);
      this.places = 0;
      if (first === null) {
        this.forget(head.lane);
      } else {
        if (kept !== index || first !== head) heads[kept] = first;
        kept++;
      }
    }
    heads.length = kept;
  }

  /** Goes on with a lane whose head has had its frame, and drops what is over. Returns the first action that is left. */
  private walkOn(head: Running, dt: Seconds): Running | null {
    let first: Running | null = null;
    let last: Running | null = null;
    for (let running: Running | null = head; running !== null; running = running.next) {
      this.walked = running;
      const stays = running === head ? running.ending === undefined : running.tick(dt);
      if (!stays) continue;
      if (last === null) first = running;
      else last.next = running;
      last = running;
    }
    if (last !== null) last.next = null;
    head.lane.first = first;
    head.lane.last = last;
    this.walked = null;
    return first;
  }

  /** How many of the actions of the target in turn have had theirs, the present one included. */
  private placesInTurn(): number {
    const head = this.heads[this.turn]!;
    const walked = this.walked ?? head;
    let places = 0;
    for (let running = head; ; running = running.next!) {
      if (running.ending === undefined) places++;
      if (running === walked) return places;
    }
  }

  private endPausedTurn(lane: Lane): void {
    this.pausedInTurn = null;
    lane.hold();
  }

  private readonly onEnded = (lane: Lane): void => {
    this.count--;
    // A target that ran empty loses its place and its pause, but not before its turn is over.
    if (lane.count === 0 && !this.isInTurn(lane)) this.forget(lane);
    if (this.count === 0 && !this.isUpdating) this.rest();
  };

  private readonly tell = (news: unknown): void => {
    if (news instanceof FrameDisplayed) this.displayed$.next(news);
  };

  private forget(lane: Lane): void {
    if (this.laneOf.get(lane.target) === lane) this.laneOf.delete(lane.target);
  }

  private listen(): void {
    if (this.frame$ === undefined || (this.frames !== null && !this.frames.closed)) return;
    this.frames = this.frame$.subscribe((dt) => {
      this.update(dt);
    });
    if (this.count === 0) this.rest();
  }

  /** Nothing runs: no frame is asked for, nothing is kept. */
  private rest(): void {
    this.heads = [];
    this.frames?.unsubscribe();
    this.frames = null;
  }
}
