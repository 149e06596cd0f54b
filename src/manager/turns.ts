import type { Seconds } from '../time/seconds.js';
import { Lane, type Lanes } from './lane.js';
import type { Running } from './running.js';

/**
 * Whose turn it is: the lanes of all targets, in the order in which their first actions came, and the walk along them.
 *
 * What is added while it walks has its turn in the same frame if its place has not been passed.
 */
export class Turns implements Lanes {
  /** How many actions are not over. */
  count = 0;
  private readonly laneOf = new Map<unknown, Lane>();
  /** The first action of each lane. Between frames there may be empty lanes among them, which the next frame drops. */
  private heads: Running[] = [];
  /** Whose turn it is, an index of `heads`; -1 between frames. */
  private turn = -1;
  /** The action in turn, when it is not the first one of its lane. */
  private walked: Running | null = null;
  /** The lane in turn has been paused or resumed, which takes effect when the turn is over. */
  private pausedInTurn: Lane | null = null;
  /** All actions of the lane in turn were stopped: how many places were emptied, whose turn is over in this frame. */
  private emptied = 0;
  private readonly onChange: () => void;

  /** @param onChange Told when an action was added or has ended. */
  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  get isWalking(): boolean {
    return this.turn >= 0;
  }

  /** The lanes that are not empty. */
  all(): Lane[] {
    return [...this.laneOf.values()];
  }

  laneFor(target: unknown): Lane | undefined {
    return this.laneOf.get(target);
  }

  /** The lane in which an action of the target is to run; `paused` counts only where there was none. */
  laneOrNew(target: unknown, paused: boolean): Lane {
    return this.laneOf.get(target) ?? new Lane(target, paused, this);
  }

  /** Gives an action its place in its lane. */
  add(running: Running): void {
    const { lane } = running;
    if (lane.count < this.emptied && this.isInTurn(lane)) running.wait();
    lane.add(running);
    this.count++;
    if (lane.first === running) {
      this.laneOf.set(lane.target, lane);
      this.heads.push(running);
    }
    if (lane.paused && !this.isInTurn(lane)) running.hold(true);
    this.onChange();
  }

  setPaused(target: unknown, paused: boolean): void {
    const lane = this.laneOf.get(target);
    if (lane === undefined) return;
    lane.paused = paused;
    if (!this.isInTurn(lane)) {
      lane.hold();
      return;
    }
    this.pausedInTurn = lane;
    this.heads[this.turn]!.attend(true);
  }

  /**
   * Stops all actions of a lane. In its own turn, actions that are added then take the places of those that were stopped, and
   * wait for the next frame where that place has been passed.
   */
  stop(lane: Lane): void {
    if (this.isInTurn(lane)) {
      this.emptied = this.placesPassed();
      this.heads[this.turn]!.attend(true);
    }
    for (const running of lane) running.stop();
  }

  ended(lane: Lane): void {
    this.count--;
    // A target that ran empty loses its place and its pause, but not before its turn is over.
    if (lane.count === 0 && !this.isInTurn(lane)) this.forget(lane);
    this.onChange();
  }

  /** Gives each lane its turn, those too that are added meanwhile. */
  walk(delta: Seconds): void {
    const { heads } = this;
    // Added to nothing, engines know it for a number once and for all turns.
    const dt = 0 + delta;
    let kept = 0;
    try {
      for (let index = 0; index < heads.length; index++) {
        this.turn = index;
        const head = heads[index]!;
        const first = head.tick(dt) ? head : this.finishTurn(head, dt);
        if (first === null) continue;
        if (kept !== index || first !== head) heads[kept] = first;
        kept++;
      }
      heads.length = kept;
    } finally {
      this.turn = -1;
    }
  }

  /** Forgets the lanes that ran empty since the last frame. */
  clear(): void {
    this.heads = [];
  }

  /** What is left of the turn when the first action has had its frame. Returns the first action that is not over. */
  private finishTurn(head: Running, dt: Seconds): Running | null {
    const first = this.walkOn(head, dt);
    if (this.pausedInTurn !== null) this.pausedInTurn.hold();
    this.pausedInTurn = null;
    this.emptied = 0;
    if (first === null) this.forget(head.lane);
    else first.attend(first.next !== null);
    return first;
  }

  /** Goes along the lane and drops what is over. */
  private walkOn(head: Running, dt: Seconds): Running | null {
    let first: Running | null = null;
    let last: Running | null = null;
    for (let running: Running | null = head; running !== null; running = running.next) {
      this.walked = running;
      if (running !== head) running.tick(dt);
      if (running.ending !== undefined) continue;
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

  /** How many of the actions of the lane in turn have had theirs, the present one included. */
  private placesPassed(): number {
    const head = this.heads[this.turn]!;
    const walked = this.walked ?? head;
    let places = 0;
    for (let running = head; ; running = running.next!) {
      if (running.ending === undefined) places++;
      if (running === walked) return places;
    }
  }

  private isInTurn(lane: Lane): boolean {
    return this.heads[this.turn]?.lane === lane;
  }

  private forget(lane: Lane): void {
    if (this.laneOf.get(lane.target) === lane) this.laneOf.delete(lane.target);
  }
}
