import type { Progress } from '../action/effect.js';
import type { Seconds } from '../clock/seconds.js';
import { OPEN, Stretch } from '../time/stretch.js';

/** Who is told how far an action has come. */
export interface Listener {
  next(progress: Progress): void;
}

/** Stands behind the leaves that take the turns of an action that is observed, and tells how far it has come. */
export class Teller extends Stretch {
  private readonly listener: Listener;

  /** @param duration Of the action, in seconds. */
  constructor(duration: Seconds, listener: Listener) {
    super(0, duration, OPEN);
    this.listener = listener;
  }

  follow(time: Seconds): boolean {
    this.listener.next(time / this.end);
    return true;
  }

  override keep(time: Seconds): boolean {
    this.kept = time;
    return true;
  }

  override pass(dt: Seconds): boolean {
    const time = this[2]! + dt;
    this[2] = time;
    this.listener.next(time / this[1]!);
    // Who is told may have taken the time away.
    return this[2] >= time;
  }
}
