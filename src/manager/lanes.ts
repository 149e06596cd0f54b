import { report } from '../clock/report.js';
import { Roster } from '../clock/roster.js';
import type { Seconds } from '../clock/seconds.js';
import { FrameTable } from './frame-table.js';
import { Lane } from './lane.js';
import type { Running } from './running.js';
import { Turn } from './turn.js';

/** Who is told what becomes of running actions: their manager. */
export interface LanesObserver {
  /** An action was added, or has ended. */
  changed(): void;
  /** An action was sought between frames. */
  sought(running: Running): void;
  /** An action has announced something. */
  announced(news: unknown): void;
}

/**
 * The lanes of all targets, in the order in which their first actions came, and the walk of a frame along them.
 *
 * What is added while it walks has its turn in the same frame if its place has not been passed. The frame table takes the turns of
 * those that have nothing but one plain leaf to show, until anything is asked of them.
 */
export class Lanes {
  /** How many actions run. */
  count = 0;
  private byTarget = new Map<unknown, Lane>();
  private readonly roster = new Roster<Lane>();
  private readonly table = new FrameTable();
  private readonly turn = new Turn();
  private readonly observer: LanesObserver;

  constructor(observer: LanesObserver) {
    this.observer = observer;
  }

  /** The targets that have actions. */
  get targets(): unknown[] {
    return [...this.byTarget.keys()];
  }

  /** A lane for an action that is not to run. */
  closed(target: unknown): Lane {
    return new Lane(this, target);
  }

  isPaused(target: unknown): boolean {
    return this.byTarget.get(target)?.isPaused === true;
  }

  /** Holds all actions of a target, or lets them go on. In its own turn that takes effect when they all have had their frame. */
  setPaused(target: unknown, isPaused: boolean): void {
    const lane = this.byTarget.get(target);
    if (lane === undefined) return;
    this.release(lane);
    lane.isPaused = isPaused;
  }

  /** The actions of a target at this moment. */
  runsOf(target: unknown): Running[] {
    return this.byTarget.get(target)?.toArray() ?? [];
  }

  /** The lane of a target; a new one if it has none. */
  open(target: unknown): Lane {
    let lane = this.byTarget.get(target);
    if (lane === undefined) {
      lane = new Lane(this, target);
      this.byTarget.set(target, lane);
      this.roster.add(lane);
      this.table.open(lane.place);
    }
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
    if (running.previous === null && lane.first !== running) return;
    this.vacate(lane);
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
    if (!this.table.has(lane.place)) return;
    if (!this.isInTurn(lane)) this.table.handBack(lane.place, lane.first!);
    else if (this.table.interrupt()) this.turn.begin(lane.first);
  }

  /** The time of an action that the table leads; undefined where it leads itself. */
  tabledTimeOf(running: Running, lane: Lane): Seconds | undefined {
    return lane.first === running && this.table.has(lane.place) ? this.table.timeOf(lane.place) : undefined;
  }

  /** An action was sought: between frames it shows that at once, else in its next turn. */
  sought(running: Running): void {
    if (this.table.place < 0) this.observer.sought(running);
  }

  announce(news: unknown): void {
    this.observer.announced(news);
  }

  /** Gives each lane its turn, those too that are added meanwhile. */
  walk(dt: Seconds): void {
    const { members } = this.roster;
    const { table } = this;
    for (table.place = 0; ; table.place++) {
      this.passTabled(dt);
      if (table.place >= members.length) break;
      const lane = members[table.place] as Lane | null;
      if (lane !== null) this.giveTurn(lane, dt);
    }
    table.place = -1;
    this.closeUp();
  }

  private isInTurn(lane: Lane): boolean {
    return lane.place >= 0 && lane.place === this.table.place;
  }

  /** Goes along the table, up to a turn that asks for more. What is thrown ends the action in turn, and no other. */
  private passTabled(dt: Seconds): void {
    const { table } = this;
    try {
      table.pass(dt);
    } catch (error) {
      const lane = this.roster.members[table.place]!;
      if (table.has(table.place)) {
        this.release(lane);
        lane.first!.fail(error);
      } else {
        report(error);
      }
    }
  }

  private giveTurn(lane: Lane, dt: Seconds): void {
    const { table, turn } = this;
    const interruption = table.takeInterruption();
    if (table.has(lane.place)) {
      const running = lane.first!;
      table.handBack(lane.place, running);
      if (interruption !== null) running.finishFrame(interruption === 'told');
    }
    if (interruption !== null) lane.passFrom(turn, turn.next(lane), dt);
    else lane.pass(turn, dt);
    turn.begin(null);
    const { first } = lane;
    if (first === null) this.drop(lane);
    else if (first.next === null && !lane.isPaused) table.enter(lane.place, first);
  }

  /** The action of a lane is about to be taken out: the table writes nothing of it any more. */
  private vacate(lane: Lane): void {
    this.release(lane);
    const { first, place } = lane;
    if (first === null || !this.table.has(place)) return;
    first.time = this.table.timeOf(place);
    this.table.clear(place);
  }

  /** A target without actions loses its place and its pause, but not before its turn is over. */
  private settle(lane: Lane): void {
    if (lane.first === null && !this.isInTurn(lane)) this.drop(lane);
  }

  private drop(lane: Lane): void {
    this.byTarget.delete(lane.target);
    this.roster.remove(lane);
    if (this.table.place < 0) this.closeUp();
  }

  private closeUp(): void {
    // A new map: an old one that is dead but not collected yet would hold on to the tables that it grew out of.
    if (this.count === 0) this.byTarget = new Map();
    this.roster.closeUp((from, to) => {
      this.table.move(from, to);
    });
  }
}
