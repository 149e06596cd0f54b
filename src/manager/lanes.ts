import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { Columns } from './columns.js';
import { Endings } from './endings.js';
import { FrameTable } from './frame-table.js';
import { Lane } from './lane.js';
import type { LanesObserver } from './lanes-observer.js';
import { Places } from './places.js';
import type { Running } from './running.js';
import type { Tag } from './running-action.js';
import { Turn } from './turn.js';

/**
 * The lanes of all targets, in the order in which their first actions came, and the walk of a frame along them.
 *
 * What is added while it walks has its turn in the same frame if its place has not been passed. The frame table takes the turns of
 * actions that stand alone on their target and whose live leaves are all plain, until anything is asked of them.
 */
export class Lanes {
  /** How many actions run. */
  count = 0;
  readonly endings: Endings = new Endings();
  private byTarget = new Map<unknown, Lane>();
  private readonly places: Places;
  private readonly table: FrameTable;
  private readonly columns = new Columns();
  private readonly turn = new Turn();
  readonly observer: LanesObserver;

  constructor(observer: LanesObserver) {
    this.observer = observer;
    this.places = new Places(this.columns);
    this.table = new FrameTable(this.columns, this.places);
  }

  get targets(): unknown[] {
    return [...this.byTarget.keys()];
  }

  /** The lane of a target; undefined if nothing runs there. */
  find(target: unknown): Lane | undefined {
    return this.byTarget.get(target);
  }

  /** Holds all actions of a target, or lets them go on. In its own turn that takes effect when they all have had their frame. */
  setPaused(target: unknown, isPaused: boolean): void {
    const lane = this.byTarget.get(target);
    if (lane === undefined) return;
    this.release(lane);
    lane.isPaused = isPaused;
  }

  /** The actions of a target that have a tag. It follows what becomes of them. */
  withTag(tag: Tag | undefined, target: unknown): ReadonlySet<Running> {
    return this.byTarget.get(target)?.withTag(tag) ?? new Set();
  }

  /** The lane of a target; a new one if it has none. */
  open(target: unknown): Lane {
    const known = this.byTarget.get(target);
    if (known !== undefined) return known;
    const lane = new Lane(this, target);
    this.byTarget.set(target, lane);
    this.places.add(lane);
    return lane;
  }

  add(running: Running, lane: Lane): void {
    this.release(lane);
    lane.add(running);
    this.count++;
    this.observer.changed();
  }

  /** Takes out an action that has ended, if it is still there. */
  remove(running: Running, lane: Lane): void {
    const isFirst = lane.first === running;
    if (running.previous === null && !isFirst) return;
    // The table may lead the one before it, whose turn goes on.
    if (isFirst) this.vacate(lane);
    else this.release(lane);
    if (this.isInTurn(lane)) this.turn.leave(running, lane);
    lane.remove(running);
    this.count--;
    this.settle(lane);
    this.observer.changed();
  }

  /** Takes out all actions of a target. */
  removeAll(target: unknown): Running[] {
    const lane = this.byTarget.get(target);
    if (lane === undefined) return [];
    this.vacate(lane);
    if (this.isInTurn(lane)) this.turn.free(lane);
    const all = lane.toArray();
    for (const running of all) lane.remove(running);
    this.count -= all.length;
    lane.isPaused = false;
    this.settle(lane);
    this.observer.changed();
    return all;
  }

  /** Has the action of a lane lead itself again, from the end of its turn on if it is in turn. */
  release(lane: Lane): void {
    if (!this.table.has(lane)) return;
    if (!this.isInTurn(lane)) this.table.handBack(lane, lane.first!);
    else if (this.table.interrupt()) this.turn.begin(lane.first);
  }

  /** The time of an action that the table leads; undefined where it leads itself. */
  tabledTimeOf(running: Running, lane: Lane): Seconds | undefined {
    return lane.first === running && this.table.has(lane) ? this.table.timeOf(lane) : undefined;
  }

  /** An action was sought: between frames it shows that at once, else in its next turn. */
  sought(running: Running): void {
    if (this.table.place >= 0) return;
    this.observer.shows(() => {
      running.showSought();
    }, true);
  }

  /** Gives each lane its turn, those too that are added meanwhile. */
  walk(dt: Seconds): void {
    const { table } = this;
    const { lanes } = this.places;
    for (table.place = 0; ; table.place++) {
      this.passTabled(dt);
      if (table.place >= lanes.length) break;
      const lane = lanes[table.place] as Lane | null;
      if (lane !== null) this.giveTurn(lane, dt);
    }
    table.place = -1;
    this.closeUp();
  }

  private isInTurn(lane: Lane): boolean {
    return this.places.lanes[this.table.place] === lane;
  }

  /** Goes along the table, up to a turn that asks for more. What is thrown ends the action in turn, and no other. */
  private passTabled(dt: Seconds): void {
    const { table } = this;
    try {
      table.pass(dt);
    } catch (error) {
      const lane = this.places.lanes[table.place]!;
      if (table.has(lane)) {
        this.release(lane);
        lane.first!.fail(error);
      } else {
        report(error);
      }
    }
  }

  private giveTurn(lane: Lane, dt: Seconds): void {
    const { table, turn } = this;
    const last = lane.place + lane.width - 1;
    const isInterrupted = table.takeInterruption();
    if (table.has(lane)) {
      const running = lane.first!;
      const isTold = this.columns.tells(lane);
      table.handBack(lane, running);
      if (isInterrupted) running.finishFrame(isTold);
    }
    if (isInterrupted) lane.passFrom(turn, turn.next(lane), dt);
    else lane.pass(turn, dt);
    turn.begin(null);
    const { first } = lane;
    if (first === null) this.drop(lane);
    else if (first.next === null && !lane.isPaused) table.enter(lane, first);
    table.place = last;
  }

  /** The action of a lane is about to be taken out: the table writes nothing of it any more. */
  private vacate(lane: Lane): void {
    this.release(lane);
    const { first } = lane;
    if (first === null || !this.table.has(lane)) return;
    first.time = this.table.timeOf(lane);
    this.table.clear(lane);
  }

  /** A target without actions loses its place and its pause, but not before its turn is over. */
  private settle(lane: Lane): void {
    if (lane.first === null && !this.isInTurn(lane)) this.drop(lane);
  }

  private drop(lane: Lane): void {
    this.byTarget.delete(lane.target);
    this.places.remove(lane);
    if (this.table.place < 0) this.closeUp();
  }

  private closeUp(): void {
    // An old map that is dead but not collected yet would hold on to the tables that it grew out of.
    if (this.count === 0) this.byTarget = new Map();
    this.places.settle();
  }
}
