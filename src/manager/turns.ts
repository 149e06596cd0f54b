import type { Seconds } from '../clock/seconds.js';
import { Delegates } from './delegates.js';
import { type Lanes, goingOn, isOver } from './lanes.js';
import type { Running } from './running.js';

/**
 * Whose turn it is: the lanes of all targets, in the order in which their first actions came, and the walk along them.
 *
 * What is added while it walks has its turn in the same frame if its place has not been passed.
 */
export class Turns implements Lanes {
  /** How many actions are not over. */
  count = 0;
  /** The first action of each target that has any. */
  private heads = new Map<unknown, Running>();
  /** The first action of each lane, in order; null where a lane ran empty in this frame. Those that run empty between frames stay for the next. */
  private readonly turns: (Running | null)[] = [];
  /** Who takes the turn of a lane for it, and whose turn it is. */
  private readonly delegates = new Delegates();
  /** The action in turn, when it is not the first one of its lane. */
  private walked: Running | null = null;
  /** Whether the target in turn was paused (or resumed), which takes effect when the turn is over. */
  private pausedInTurn: boolean | null = null;
  /** All actions of the lane in turn were stopped: how many places were emptied, whose turn is over in this frame. */
  private emptied = 0;
  /** Whether an action of the lane in turn has ended. */
  private anyOver = false;
  /** How many lanes have run empty in this frame. */
  private emptyTurns = 0;
  private readonly onChange: () => void;
  private readonly onSought: (running: Running) => void;

  /**
   * @param onChange Told when an action was added or has ended.
   * @param onSought Told when an action was sought between frames.
   */
  constructor(onChange: () => void, onSought: (running: Running) => void) {
    this.onChange = onChange;
    this.onSought = onSought;
    this.delegates.add();
  }

  get isWalking(): boolean {
    return this.delegates.turn >= 0;
  }

  isInTurn(target: unknown): boolean {
    return this.isWalking && this.inTurn().target === target;
  }

  /** The targets that have actions. */
  targets(): unknown[] {
    return [...this.heads.keys()];
  }

  /** The actions of a target that are not over. */
  actionsOf(target: unknown): Generator<Running> {
    return goingOn(this.heads.get(target));
  }

  isPaused(target: unknown): boolean {
    if (this.pausedInTurn !== null && this.isInTurn(target)) return this.pausedInTurn;
    const [first] = this.actionsOf(target);
    return first?.held === true;
  }

  /** Gives an action its place in its lane; `paused` counts only where it is the first one. */
  add(running: Running, paused = false): void {
    const { target } = running;
    const head = this.heads.get(target);
    if (head === undefined) {
      this.heads.set(target, running);
      this.turns.push(running);
      this.delegates.add();
      if (paused) running.hold(true);
    } else {
      if (this.isInTurn(target)) {
        if (this.emptied > countOf(head)) running.wait();
      } else if (this.isPaused(target)) {
        running.hold(true);
      }
      head.append(running);
    }
    this.count++;
    this.onChange();
  }

  setPaused(target: unknown, paused: boolean): void {
    const head = this.heads.get(target);
    if (head === undefined) return;
    if (!this.isInTurn(target)) {
      hold(head, paused);
      return;
    }
    this.pausedInTurn = paused;
    head.attend(true);
  }

  /**
   * Stops all actions of a target. In its own turn, actions that are added then take the places of those that were stopped, and
   * wait for the next frame where that place has been passed.
   */
  stop(target: unknown): void {
    if (this.isInTurn(target)) {
      this.emptied = this.placesPassed();
      this.inTurn().attend(true);
    }
    for (const running of this.actionsOf(target)) running.stop();
  }

  ended({ target }: Running): void {
    this.count--;
    // A target that ran empty loses its place and its pause, but not before its turn is over.
    if (this.isInTurn(target)) this.anyOver = true;
    else if (isOver(this.heads.get(target))) this.heads.delete(target);
    this.onChange();
  }

  sought(running: Running): void {
    if (!this.isWalking) this.onSought(running);
  }

  /** Gives each lane its turn, those too that are added meanwhile. */
  walk(delta: Seconds): void {
    // Delegates only go forwards: who has had a frame is told by the time that it keeps.
    if (delta <= 0) this.recall();
    try {
      this.delegates.turn = 0;
      while (this.pass(delta)) this.takeTurns(delta);
    } finally {
      this.delegates.turn = -1;
      if (this.emptyTurns > 0) this.closeRanks();
    }
  }

  /**
   * Nothing runs any more: forgets the lanes that ran empty since the last frame.
   *
   * The map is new, for each time that a map shrinks its old table points to the next one. One that was dead but not collected yet would
   * keep all that came later.
   */
  clear(): void {
    this.turns.length = 0;
    this.delegates.length = 0;
    this.delegates.add();
    this.heads = new Map();
  }

  private recall(): void {
    for (const head of this.heads.values()) head.recall();
  }

  /** Goes along the delegates. Returns whether there is a turn that asks for more: the one that it stands at. */
  private pass(dt: Seconds): boolean {
    try {
      this.delegates.pass(dt);
    } catch (error) {
      this.inTurn().fail(error);
    }
    return this.delegates.turn < this.turns.length;
  }

  /** Leaves out the turns of lanes that ran empty. */
  private closeRanks(): void {
    const { turns, delegates } = this;
    let rank = turns.indexOf(null);
    for (let index = rank; index < turns.length; index++) {
      if (turns[index] === null) continue;
      turns[rank] = turns[index]!;
      delegates[rank] = delegates[index]!;
      rank++;
    }
    this.emptyTurns = 0;
    turns.length = rank;
    delegates.length = rank + 1;
    delegates[rank] = null;
  }

  /** Takes the turn that it stands at, and those behind it that no delegate takes. */
  private takeTurns(delta: Seconds): void {
    const { turns, delegates } = this;
    do {
      const first = this.goThrough(this.inTurn(), delta);
      turns[delegates.turn] = first;
      delegates[delegates.turn] = first === null ? null : first.delegate();
      delegates.turn++;
    } while (delegates.turn < turns.length && delegates[delegates.turn] === null);
  }

  /** Returns the first action of the lane; null when the lane ran empty. */
  private goThrough(head: Running, dt: Seconds): Running | null {
    if (this.tick(head, dt)) return head;
    const first = this.walkOn(head, dt);
    this.emptied = 0;
    if (first === null) {
      this.pausedInTurn = null;
      if (this.heads.get(head.target) === head) this.heads.delete(head.target);
      this.emptyTurns++;
      return null;
    }
    if (first !== head) this.heads.set(head.target, first);
    if (this.pausedInTurn !== null) hold(first, this.pausedInTurn);
    this.pausedInTurn = null;
    const isBusy = first.next !== null;
    if (first !== head || !isBusy) first.attend(isBusy);
    return first;
  }

  /** Goes along the lane and drops what is over. Returns the first action that is not. */
  private walkOn(head: Running, dt: Seconds): Running | null {
    for (let running: Running | null = head; running !== null; running = running.next) {
      this.walked = running;
      if (running !== head) this.tick(running, dt);
      if (running.ending !== undefined) this.anyOver = true;
    }
    this.walked = null;
    if (!this.anyOver) return head;
    this.anyOver = false;
    return closeUp(head);
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
    const head = this.inTurn();
    const walked = this.walked ?? head;
    let places = 0;
    for (let running = head; ; running = running.next!) {
      if (running.ending === undefined) places++;
      if (running === walked) return places;
    }
  }

  /** The first action of the lane in turn. */
  private inTurn(): Running {
    return this.turns[this.delegates.turn]!;
  }
}

/** Leaves out those of a lane that are over, which keep nobody then. Returns the first one that is left. */
function closeUp(head: Running): Running | null {
  let first: Running | null = null;
  let last: Running | null = null;
  for (let running: Running | null = head, next; running !== null; running = next) {
    ({ next } = running);
    if (running.ending !== undefined) {
      running.next = null;
      running.last = running;
      continue;
    }
    if (last === null) first = running;
    else last.next = running;
    last = running;
  }
  if (first !== null) first.last = last!;
  if (last !== null) last.next = null;
  return first;
}

function countOf(head: Running): number {
  return [...goingOn(head)].length;
}

function hold(head: Running, held: boolean): void {
  for (const running of goingOn(head)) running.hold(held);
}
