import type { Progress } from '../action/effect.js';
import type { Playhead } from '../time/playhead.js';
import type { Seconds } from '../time/seconds.js';
import { OPEN, Stretch, span } from '../time/stretch.js';

/** Who is told how far an action has come. */
export interface Listener {
  next(progress: Progress): void;
}

/** It covers no time of its own. */
const NOWHERE: number[] = span(0, 0);

/**
 * Stands behind the leaves that take the turns of an action that is observed, and tells how far it has come.
 *
 * Its numbers are fields: they are but two, and it makes an observed frame a fifteenth faster.
 */
export class Teller extends Stretch {
  private time: Seconds = NaN;
  private readonly duration: Seconds;
  private readonly listener: Listener;

  /** @param duration Of the action, in seconds. */
  constructor(duration: Seconds, listener: Listener, playhead: Playhead) {
    super(playhead, NOWHERE, OPEN);
    this.duration = duration;
    this.listener = listener;
  }

  follow(time: Seconds): boolean {
    this.listener.next(time / this.duration);
    return true;
  }

  override get kept(): Seconds {
    return this.time;
  }

  protected override set kept(time: Seconds) {
    this.time = time;
  }

  override keep(time: Seconds): boolean {
    this.time = time;
    return true;
  }

  override pass(dt: Seconds): boolean {
    const time = this.time + dt;
    this.time = time;
    this.follow(time);
    // Who is told may have taken the time away.
    return this.time === time;
  }
}
