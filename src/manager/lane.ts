import type { Seconds } from '../clock/seconds.js';
import { isIdle, lastIdle, leaveStretch } from './idle.js';
import type { Lanes } from './lanes.js';
import { leaveQueue, lineUp, waitsInLine } from './predecessors.js';
import type { Running } from './running.js';
import type { Tag } from './running-action.js';
import { Tags } from './tags.js';
import type { Turn } from './turn.js';

/** So many actions are looked through; more of them are found by an index. */
const FEW = 16;

/**
 * The running actions of one target: a chain, in the order in which they were added.
 *
 * In its turn an action may add, stop and pause what it likes. What is added behind it has its own turn in the same frame. To stop all
 * of them frees their places: as in cocos2d-x, those that are added then have their turn where the place was not passed yet, and
 * otherwise wait for the next frame.
 */
export class Lane {
  readonly lanes: Lanes;
  readonly target: unknown;
  first: Running | null = null;
  private last: Running | null = null;
  /** How many there are. */
  count = 0;
  /** Made when many are asked for by tag. */
  private tags: Tags | null = null;
  /** Whether all of its actions are held. */
  isPaused = false;
  /** The first of its places; -1 while it has none. */
  place = -1;
  /** How many places it has, and how many it is to have. */
  width = 0;
  wanted = 0;

  constructor(lanes: Lanes, target: unknown) {
    this.lanes = lanes;
    this.target = target;
  }

  /** The actions at this moment. */
  toArray(): Running[] {
    const all: Running[] = [];
    for (let running = this.first; running !== null; running = running.next) all.push(running);
    return all;
  }

  /** Those that have a tag. Where there are many, it follows what becomes of them. */
  withTag(tag: Tag | undefined): ReadonlySet<Running> {
    if (this.tags === null && this.count > FEW) this.tags = new Tags(this.toArray());
    return this.tags?.of(tag) ?? new Set(this.toArray().filter((running) => running.tag === tag));
  }

  /** What an action with a tag waits for that is to follow all others with it: what runs since the last one that waits, which itself waits for those before it. */
  awaited(tag: Tag | undefined): readonly Running[] {
    this.tags ??= new Tags(this.toArray());
    return this.tags.awaited(tag);
  }

  add(running: Running): void {
    const { last } = this;
    this.count++;
    this.tags?.add(running);
    running.previous = last;
    if (last === null) this.first = running;
    else last.next = running;
    this.last = running;
  }

  remove(running: Running): void {
    const { previous, next } = running;
    this.count--;
    this.tags?.remove(running);
    leaveQueue(running);
    leaveStretch(running);
    if (previous === null) this.first = next;
    else previous.next = next;
    if (next === null) this.last = previous;
    else next.previous = previous;
    running.previous = running.next = null;
  }

  /** Gives each action its turn. */
  pass(turn: Turn, dt: Seconds): void {
    if (!this.isPaused) this.passFrom(turn, this.first, dt);
  }

  /** Gives `first` and those behind it their turns. */
  passFrom(turn: Turn, first: Running | null, dt: Seconds): void {
    for (let running = first; running !== null; running = turn.next(this)) {
      turn.begin(running);
      if (isIdle(running)) {
        turn.begin(lastIdle(running));
      } else {
        running.pass(dt);
        if (waitsInLine(running)) turn.begin(lineUp(running));
      }
    }
  }
}
