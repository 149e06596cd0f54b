import type { Seconds } from '../clock/seconds.js';
import { type Edges, remembers } from './edges.js';
import type { BranchObserver } from './branch-observer.js';
import type { Playhead } from './playhead.js';
import { HIGH, type Side, Span, type SpanObserver } from './span.js';

/**
 * The place of one branch in the queue, before its action starts and after it has ended.
 *
 * Branches beside one another that wait for the end of a pause are a tree, and so are those that rest. One of them stands in the queue
 * for all: of those that wait, the one that begins first; of those that rest, the one that ended last. The others cost a frame nothing.
 *
 *     begin at     3  1  2  4        a tree: 1 (3, 2 (4))
 *     before 1        ^
 *     from 1 on    ^  -  ^           4 is left to 2
 *
 *     branch   ^--!              waits
 *     action      ^----!
 *     branch           ^---!     rests, until time comes back
 *     action               ^--
 */
export class Branch extends Span implements SpanObserver {
  private readonly merge: BranchObserver;
  private readonly index: number;
  /** When the pause is over that it begins with, and its action starts; null where it begins with none, and waits for the first frame only. */
  readonly wake: Seconds | null;
  /** Those before it and behind it for which it stands in the queue. */
  private before: Branch | null = null;
  private behind: Branch | null = null;
  private state: 'waiting' | 'acting' | 'resting' = 'waiting';
  /** What follows the pause; null before it is bound. */
  action: Span | null = null;

  constructor(merge: BranchObserver, index: number, start: Seconds, end: Seconds, edges: Edges, wake: Seconds | null) {
    super(start, end, edges);
    this.merge = merge;
    this.index = index;
    this.wake = wake;
  }

  get playhead(): Playhead {
    return this.merge.playhead;
  }

  /** When its action ends: known once it has. */
  get endOfAction(): Seconds {
    return this.action!.end;
  }

  /** Whether its action has ended, and may be taken up again. */
  get isResting(): boolean {
    return this.state === 'resting';
  }

  /** Whether the pause that it begins with is not over. */
  get isPausing(): boolean {
    return this.wake !== null && this.action === null;
  }

  /** It stands for no others. */
  separate(): this {
    this.before = this.behind = null;
    return this;
  }

  /** Comes behind the last of those that wait, or rest, beside one another. `line` goes from the first of all to act down to that one. */
  join(line: Branch[]): void {
    while (line.length > 0 && this.actsBefore(line.at(-1)!)) this.before = line.pop()!;
    const above = line.at(-1);
    if (above !== undefined) above.behind = this;
    line.push(this);
  }

  /**
   * Lets the action begin, or takes its place in the queue for all that it stands for: it waits for the first frame where the action is not bound yet, and for time to come
   * back where it has ended. Where time only goes on, the pause itself takes the place: a leaf like others.
   */
  stand(): void {
    if (this.isPausing && !remembers(this.edges)) this.merge.pause(this.index, this.wake!).subscribe(this);
    else if (this.action === null || this.isResting) this.subscribe(this);
    else this.act();
  }

  /** Another one in its place, which stands for no others: this one may not have been taken out of the queue yet. */
  again(): Branch {
    const branch = new Branch(this.merge, this.index, this.start, this.end, this.edges, this.wake);
    branch.action = this.action;
    branch.state = this.state;
    this.observer = null;
    this.merge.replace(this.index, branch);
    return branch;
  }

  follow(time: Seconds): boolean {
    // The merge is over.
    if (this.observer === null) return false;
    if (this.isIdleAt(time)) return this.gather(time);
    const { before, behind } = this;
    this.behind = null;
    this.playhead.cursor = this;
    if (before !== null) {
      // Its turn comes behind theirs.
      before.stand();
      this.again().stand();
    }
    behind?.stand();
    if (before === null) this.take(time);
    return false;
  }

  left(span: Span, side: Side): void {
    if (span !== this.action) {
      // It was the pause.
      const { before, behind } = this;
      before?.stand();
      this.separate().subscribe(this);
      behind?.stand();
    } else if (side === HIGH) {
      if (remembers(this.edges)) this.state = 'resting';
      if (this.merge.endBranch() && this.isResting) this.subscribe(this);
    } else if (this.wake === null) {
      this.merge.undoBranch();
    } else {
      this.state = 'waiting';
      this.action = null;
      this.subscribe(this);
    }
  }

  /** Whether it is to act at a time before the present one, rather than to go on waiting or resting. */
  override isBefore(time: Seconds): boolean {
    return this.isResting ? time < this.endOfAction : this.isPausing && super.isBefore(time);
  }

  override unsubscribe(): void {
    super.unsubscribe();
    // An action that has started and never became live still pays what it owes.
    if (this.state === 'waiting') this.action?.unsubscribe();
  }

  /** Lets the action begin in its place. */
  act(): void {
    if (this.observer !== null) this.playhead.cursor = this;
    this.observer = null;
    this.state = 'acting';
    this.action!.subscribe(this);
  }

  /** Its turn has come. */
  private take(time: Seconds): void {
    if (this.isPausing && this.isBefore(time)) {
      this.observer = null;
      this.merge.undoBranch();
      return;
    }
    if (this.isResting) this.merge.takeUpBranch();
    else this.merge.open();
    // It may have begun with others, or have been stopped by one of them.
    if (this.observer === null) return;
    if (this.action === null) this.merge.bind([this.index]);
    this.act();
  }

  /** Takes in those that are idle right behind it, so that one stands in the queue for all. Returns whether it is this one. */
  private gather(time: Seconds): boolean {
    const line: Branch[] = [this];
    let span = this.next;
    while (span instanceof Branch && this.isLike(span) && span.isIdleAt(time) && span.fitsBehind(line.at(-1)!)) {
      span.join(line);
      span = span.next;
    }
    const [first] = line as [Branch];
    first.next = span;
    if (first !== this) this.next = first;
    return first === this;
  }

  /** Whether the other belongs to the same merge and waits, or rests, like this one. */
  private isLike(other: Branch): boolean {
    return other.observer !== null && other.merge === this.merge && other.state === this.state;
  }

  /** Whether it can join behind the other: whichever is to stand for both stands for none between them. */
  private fitsBehind(other: Branch): boolean {
    return this.actsBefore(other) ? this.before === null : other.behind === null;
  }

  /** Whether there is nothing to do, for it or for those for which it stands. */
  private isIdleAt(time: Seconds): boolean {
    return !this.isBefore(time) && (this.isResting || (this.isPausing && time < this.wake!));
  }

  /** Waiting, the one that begins first acts first; at rest the one that ended last, for it is time that comes back. */
  private actsBefore(other: Branch): boolean {
    return this.isResting ? this.endOfAction > other.endOfAction : this.wake! < other.wake!;
  }
}
