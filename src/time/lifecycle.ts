import { bindApart } from './bindable.js';
import type { Playhead } from './playhead.js';
import type { Seconds } from '../clock/seconds.js';
import type { Succession } from './split.js';
import {
  CLOSED_HIGH,
  CLOSED_LOW,
  type Ends,
  HELD_LOW,
  HIGH,
  LOW,
  LOW_ENDS,
  type Side,
  Stretch,
  type StretchObserver,
  remembers,
} from './stretch.js';

/*
 * RxJS's `concat`, `repeat` and `merge` for stretches: the same lifecycles in the same order (a property test holds them
 * against RxJS's own), with two additions that RxJS has no word for: a stretch can be left at its low end, towards the child
 * before, and a child that was passed can be taken up again.
 */

/**
 * `concat` over the children of a succession, and with equal children `repeat`.
 *
 *     child 0   ^------!
 *     child 1          ^----!          left high: on to the next
 *     child 0               ^---!      left low: back to the one before, which knows what it knew
 */
export class Concat<T> extends Stretch implements StretchObserver {
  private readonly succession: Succession<T>;
  private readonly target: T;
  playhead!: Playhead;
  private index = 0;
  /** The children passed so far and the present one; null where time does not come back. */
  private readonly known: Stretch[] | null;
  /** The child that ended last, where it is not known any more. */
  private spent: Stretch | null = null;

  constructor(succession: Succession<T>, target: T, start: Seconds, end: Seconds, ends: Ends) {
    super(start, end, ends);
    this.succession = succession;
    this.target = target;
    this.known = remembers(ends) ? [] : null;
  }

  /** Begins anew, where it is spent itself. Returns whether it can. */
  renew(succession: Succession<T>, target: T, start: Seconds, end: Seconds, ends: Ends): boolean {
    if (succession !== this.succession || target !== this.target) return false;
    this[0] = start;
    this[1] = end;
    this.ends = ends;
    this.index = 0;
    return true;
  }

  override subscribe(observer: StretchObserver): void {
    this.playhead = observer.playhead;
    if (this.succession.waits && this.index === 0) super.subscribe(observer);
    else {
      this.observer = observer;
      this.enter(this.start);
    }
  }

  /** The first frame of a succession that waited for it. */
  follow(): boolean {
    this.playhead.cursor = this;
    this.enter(this.start);
    return false;
  }

  left(child: Stretch, side: Side): void {
    const index = this.index + side;
    if (side === LOW) this.known?.pop();
    if (this.known === null) this.spent = child;
    if (index >= 0 && index < this.succession.count) {
      this.index = index;
      this.enter(child.end);
      return;
    }
    if (side === HIGH && this.end === Infinity) this.end = child.end;
    this.leave(side);
  }

  /** Subscribes the child at `index`; a new one starts at `start`. */
  private enter(start: Seconds): void {
    let child = this.known?.[this.index];
    if (child === undefined) {
      child = this.bind(start);
      this.known?.push(child);
    }
    child.subscribe(this);
  }

  private bind(start: Seconds): Stretch {
    const { succession, index, ends } = this;
    const low = index === 0 ? ends & LOW_ENDS : remembers(ends) ? CLOSED_LOW : HELD_LOW;
    const child = succession.child(index);
    // The last child ends with the whole, bit for bit; where the whole does not know its end, with the child's own.
    const inherits = index === succession.count - 1 && (this.end !== Infinity || child.duration === Infinity);
    // None of the others ends after the whole, not by a rounding of their sum either.
    const end = inherits ? this.end : Math.min(succession.endOf(index, start, this.start), this.end);
    // What has no length does not go on beyond its end: between its ends there may lie a rounding.
    const high = inherits && child.duration > 0 ? ends & CLOSED_HIGH : CLOSED_HIGH;
    return bindApart(child, this.target, start, end, low | high, this.spent);
  }
}

/**
 * `merge` over branches that start together: complete when all of them are. A branch that ends early is followed by a rest,
 * from which it can come back.
 */
export class Merge extends Stretch implements StretchObserver {
  playhead!: Playhead;
  private readonly branches: readonly Stretch[];
  private rests: Rest[] = [];
  private done = 0;
  private undone = 0;

  constructor(branches: readonly Stretch[], start: Seconds, end: Seconds, ends: Ends) {
    super(start, end, ends);
    this.branches = branches;
  }

  override subscribe(observer: StretchObserver): void {
    this.observer = observer;
    this.playhead = observer.playhead;
    if (remembers(this.ends)) this.playhead.takeBack = takeBack;
    this.done = this.undone = 0;
    this.rests = [];
    for (const branch of this.branches) branch.subscribe(this);
  }

  /** A merge is never queued: its branches are. */
  follow(): boolean {
    return false;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    for (const rest of this.rests) rest.unsubscribe();
  }

  left(branch: Stretch, side: Side): void {
    const { length } = this.branches;
    if (branch instanceof Rest) {
      this.done--;
      this.rests = this.rests.filter((rest) => rest !== branch);
      branch.before.subscribe(this);
    } else if (side === LOW) {
      if (++this.undone === length) this.leave(LOW);
    } else if (++this.done === length) {
      if (this.end === Infinity) this.end = Math.max(...this.branches.map(({ end }) => end));
      this.leave(HIGH);
    } else if (remembers(this.ends)) {
      const rest = new Rest(branch);
      this.rests.push(rest);
      rest.subscribe(this);
    }
  }
}

/** What a branch does between its own end and the end of its merge: nothing, until time comes back. */
class Rest extends Stretch {
  readonly before: Stretch;

  constructor(before: Stretch) {
    super(before.end, Infinity, CLOSED_LOW);
    this.before = before;
  }

  follow(time: Seconds): boolean {
    if (this.observer !== null && this.isBefore(time)) this.handOver(LOW);
    return this.observer !== null;
  }
}

/**
 * Time falls: what has not happened yet is undone, the last one in the queue first. So where branches wrote the same thing one
 * after the other, what was done last is undone first. Then all that is live is shown in its usual order.
 */
function takeBack(playhead: Playhead): void {
  const queue: Stretch[] = [];
  for (let stretch = playhead.first; stretch !== null; stretch = stretch.next) queue.push(stretch);
  for (let index = queue.length - 1; index >= 0; index--) {
    let previous = queue[index - 1] ?? null;
    // What takes the place of one that is undone may have to be undone, too.
    for (let stretch = queue[index] ?? null; stretch !== null; stretch = stretch.next) {
      if (!playhead.live || stretch === queue[index + 1]) break;
      if (stretch.isBefore(playhead.time) && !stretch.follow(playhead.time)) playhead.drop(stretch, previous);
      else previous = stretch;
    }
  }
}
