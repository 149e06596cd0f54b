import { jump } from '../clock/jump.js';
import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from './bindable.js';
import { type Edges, edgesOf, type LowEdge, remembers } from './edges.js';
import type { Playhead } from './playhead.js';
import { Rest } from './rest.js';
import { type Side, Span, type SpanObserver } from './span.js';
import type { Succession } from './succession.js';

/**
 * `concat` over the children of a succession, and with equal children `repeat`.
 *
 *     child 0   ^------!
 *     child 1          ^----!          left high: on to the next
 *     child 0               ^---!      left low: back to the one before, as it is remembered
 */
export class Concat extends Span implements SpanObserver {
  readonly succession: Succession<never>;
  readonly target: never;
  playhead!: Playhead;
  index = 0;
  /** The children passed so far, and the current one; undefined if time never comes back. */
  private readonly known: Span[] | undefined;

  constructor(succession: Succession<never>, target: never, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.succession = succession;
    this.target = target;
    this.known = remembers(edges) ? [] : undefined;
  }

  override resume(observer: SpanObserver): void {
    super.resume(observer);
    this.playhead = observer.playhead;
  }

  override subscribe(observer: SpanObserver): void {
    // If it has started before, it must not wait: it may have to be undone in this frame.
    if (this.succession.waits && this.index === 0 && (this.known?.length ?? 0) === 0) {
      super.subscribe(observer);
    } else {
      this.resume(observer);
      this.enter(this.start);
    }
  }

  /** It waits for its first frame. */
  override nextChange(): Seconds {
    return this.start;
  }

  /** The first frame of a succession that waited for it. */
  follow(): boolean {
    this.enter(this.start);
    return false;
  }

  left(child: Span, side: Side): void {
    if (side === 'low') {
      this.goBack(child);
    } else if (child instanceof Rest) {
      // What follows is that much later.
      this.start += child.end - child.start;
      this.enterNew(child.end);
    } else if (this.hasNext()) {
      this.index++;
      this.enterNew(child.end);
    } else {
      if (!this.isPlanned) this.end = child.end;
      this.leave('high');
    }
  }

  /** Whether a child follows the current one, which has ended. */
  protected hasNext(): boolean {
    return this.index + 1 < this.succession.count;
  }

  /** Whether there is no end to what a jump would pass. */
  protected get isEndless(): boolean {
    return this.succession.count === Infinity;
  }

  /** Goes back to the child before this one; if that is forgotten, starts this one again. */
  private goBack(child: Span): void {
    this.known?.pop();
    // A child with a held start is left there only at time -Infinity, which undoes everything.
    if (this.index === 0 || child.edges.low === 'held') {
      this.leave('low');
      return;
    }
    if (this.known?.length !== 0) this.index--;
    this.enter(child.start);
  }

  /** Subscribes the remembered child at `index`, or a new one that starts at `start`. */
  private enter(start: Seconds): void {
    const child = this.known?.at(-1);
    if (child === undefined) this.enterNew(start);
    else child.subscribe(this);
  }

  private enterNew(start: Seconds): void {
    const { known } = this;
    const child = jump.now > 0 && this.isEndless ? new Rest(start) : this.bind(start);
    known?.push(child);
    if (known !== undefined && known.length > (this.succession.remembered ?? Infinity)) known.shift();
    child.subscribe(this);
  }

  get child(): Bindable<never> {
    return this.succession.child(this.index);
  }

  /** When the current child ends if it starts at `start`. */
  endOfChild(start: Seconds): Seconds {
    const { succession, index } = this;
    if (this.inherits(this.child)) return this.end;
    // No child ends after the whole, even if the sum of their durations is rounded up.
    return Math.min(succession.endOf(index, start, this.start), this.end);
  }

  private bind(start: Seconds): Span {
    const { child } = this;
    // An instant does not continue beyond its end, although rounding may give its span a length.
    const high = this.inherits(child) && child.duration > 0 ? this.edges.high : 'closed';
    return child.bind(this.target, start, this.endOfChild(start), edgesOf(this.lowEdge, high));
  }

  /**
   * Whether the current child ends with the whole, bit for bit: the last one does, unless the end of the whole is
   * unknown.
   */
  private inherits({ duration }: Bindable<never>): boolean {
    return this.index === this.succession.count - 1 && (this.isPlanned || duration === Infinity);
  }

  /** The low edge of the child at `index`. Time cannot go back beyond the first remembered child. */
  private get lowEdge(): LowEdge {
    if (this.index === 0) return this.edges.low;
    return this.known === undefined || this.known.length === 0 ? 'held' : 'closed';
  }
}
