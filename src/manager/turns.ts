import type { Turn } from '../time/playhead.js';
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
  /** Who takes the turn of each lane; null where a lane ran empty in this frame. Lanes that run empty between frames wait for the next. */
  private turns: (Turn | null)[] = [];
  /** Whose turn it is, an index of `turns`; -1 between frames. */
  private turn = -1;
  /** The action in turn, when it is not the first one of its lane. */
  private walked: Running | null = null;
  /** The lane in turn has been paused or resumed, which takes effect when the turn is over. */
  private pausedInTurn: Lane | null = null;
  /** All actions of the lane in turn were stopped: how many places were emptied, whose turn is over in this frame. */
  private emptied = 0;
  /** How many lanes have run empty in this frame. */
  private emptyTurns = 0;
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
      this.turns.push(running);
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
    this.inTurn()!.attend(true);
  }

  /**
   * Stops all actions of a lane. In its own turn, actions that are added then take the places of those that were stopped, and
   * wait for the next frame where that place has been passed.
   */
  stop(lane: Lane): void {
    if (this.isInTurn(lane)) {
      this.emptied = this.placesPassed();
      this.inTurn()!.attend(true);
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
    const { turns } = this;
    try {
      for (let index = this.pass(0, delta); index < turns.length; index = this.pass(index + 1, delta)) {
        turns[index] = this.takeTurn(this.inTurn()!, delta);
      }
    } finally {
      this.turn = -1;
      if (this.emptyTurns > 0) this.turns = turns.filter((turn) => turn !== null);
      this.emptyTurns = 0;
    }
  }

  /** Forgets the lanes that ran empty since the last frame. */
  clear(): void {
    this.turns = [];
  }

  /** Goes along the leaves that pass the frame by themselves. Returns the index of the first turn that asks for more. */
  private pass(from: number, delta: Seconds): number {
    const { turns } = this;
    // Added to nothing, engines know it for a number once and for all turns.
    const dt = 0 + delta;
    for (let index = from | 0; index < turns.length; index++) {
      this.turn = index;
      try {
        if (turns[index]!.pass(dt)) continue;
      } catch (error) {
        this.inTurn()!.fail(error);
      }
      return index;
    }
    return turns.length;
  }

  /** A turn that is more than one leaf's. Returns who takes the next one; null when the lane ran empty. */
  private takeTurn(head: Running, dt: Seconds): Turn | null {
    if (this.tick(head, dt)) return head.delegate();
    const first = this.walkOn(head, dt);
    if (this.pausedInTurn !== null) this.pausedInTurn.hold();
    this.pausedInTurn = null;
    this.emptied = 0;
    if (first === null) {
      this.forget(head.lane);
      this.emptyTurns++;
      return null;
    }
    first.attend(first.next !== null);
    return first.delegate();
  }

  /** Goes along the lane and drops what is over. */
  private walkOn(head: Running, dt: Seconds): Running | null {
    let first: Running | null = null;
    let last: Running | null = null;
    for (let running: Running | null = head; running !== null; running = running.next) {
      this.walked = running;
      if (running !== head) this.tick(running, dt);
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

  /** What is thrown ends this action, and no other. */
  private tick(running: Running, dt: Seconds): boolean {
    try {
      return running.tick(dt);
    } catch (error) {
      running.fail(error);
      return false;
    }
  }

  /** How many of the actions of the lane in turn have had theirs, the present one included. */
  private placesPassed(): number {
    const head = this.inTurn()!;
    const walked = this.walked ?? head;
    let places = 0;
    for (let running = head; ; running = running.next!) {
      if (running.ending === undefined) places++;
      if (running === walked) return places;
    }
  }

  isInTurn(lane: Lane): boolean {
    return this.inTurn()?.lane === lane;
  }

  /** The first action of the lane in turn. */
  private inTurn(): Running | undefined {
    // Every playhead here is that of a running action.
    return this.turns[this.turn]?.playhead as Running | undefined;
  }

  private forget(lane: Lane): void {
    if (this.laneOf.get(lane.target) === lane) this.laneOf.delete(lane.target);
  }
}
