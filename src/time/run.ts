import type { Bindable } from './bindable.js';
import { ENDED, IDLE, LIVE, Playhead } from './playhead.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED_LOW, type Ends, HIGH, LOW, type Side, type Stretch, type StretchObserver } from './stretch.js';

/**
 * One action on one target under a playhead of its own: the root of its stretches.
 *
 *     time    -1---0----0.5---1----1.5---0.5
 *     live         ^----------!          ^--     an action of 1 s with closed ends
 */
export class Run<T> extends Playhead implements StretchObserver {
  readonly action: Bindable<T>;
  readonly target: T;
  /** What is laid over the playhead; null before the action's start. */
  bound: Stretch | null = null;

  constructor(action: Bindable<T>, target: T, ends: Ends) {
    super(ends);
    this.action = action;
    this.target = target;
  }

  get playhead(): this {
    return this;
  }

  /** Whether the playhead was led past a closed end. */
  get ended(): boolean {
    return this.phase === ENDED;
  }

  /** Starts the action on its target, or takes it up again where it was halted. */
  begin(): void {
    this.phase = LIVE;
    try {
      this.bound ??= this.action.bind(this.target, 0, this.action.duration, this.ends);
      this.bound.subscribe(this);
    } catch (error) {
      this.halt();
      throw error;
    }
  }

  /** Shows any time, also one that jumps back. */
  seek(time: Seconds): void {
    if (!this.live) {
      if (this.isOutside(time)) {
        this.time = time;
        return;
      }
      this.begin();
    }
    this.advance(time);
  }

  left(_bound: Stretch, side: Side): void {
    this.phase = side === HIGH ? ENDED : IDLE;
    if (side === LOW) this.bound = null;
  }

  /** Whether an action that is not live has nothing to show at `time`: it is over already, or has not begun yet. */
  private isOutside(time: Seconds): boolean {
    if (this.bound !== null) return this.ended && time >= this.bound.end;
    return time < 0 && ((this.ends & CLOSED_LOW) !== 0 || time === -Infinity);
  }
}
