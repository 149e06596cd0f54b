import type { Subscriber } from 'rxjs';
import { Motion } from '../action/motion.js';
import type { Progress } from '../time/effect.js';
import type { Seconds } from '../clock/seconds.js';
import { remembers } from '../time/edges.js';
import { Run } from '../time/run.js';
import { Controls, UNCONTROLLED } from './controls.js';

/** How a run under a manager gets from one frame to the next, and when it is at its end. */
export abstract class TimedRun extends Run<unknown> {
  declare readonly action: Motion<unknown>;
  /** Its own once it is observed or controlled. */
  controls: Readonly<Controls> = UNCONTROLLED;

  get flags(): number {
    return this.controls.flags;
  }

  /** The time at which its action starts. */
  get origin(): Seconds {
    return this.controls.origin;
  }

  override get destination(): Seconds {
    return this.controls.rate < 0 ? -Infinity : Infinity;
  }

  get isObserved(): boolean {
    return this.controls.watch?.isObserved === true;
  }

  get listener(): Subscriber<Progress> | null {
    const isEven = this.origin === 0 && this.action.progressAt === Motion.prototype.progressAt;
    return isEven ? (this.controls.watch?.only ?? null) : null;
  }

  /** Its own controls. */
  withControls(): Controls {
    if (this.controls === UNCONTROLLED) this.controls = new Controls();
    return this.controls as Controls;
  }

  emitAt(time: Seconds): void {
    this.controls.watch?.emit(this.progressAt(time));
  }

  /** Notes the end of this run for one that waits for it. */
  noteEndFor(next: Controls, frame: number): void {
    const { root, time, controls } = this;
    const { rate } = controls;
    // A time that it was sought to is not the current time.
    if (root === null || time === controls.shownSought) return;
    if (rate === 1) next.noteEnd(root.end, time, frame);
    // In reverse, it ends now. So it does at rate 0: because of an event, or because it has no length.
    else next.noteEnd(0, rate > 0 ? (time - root.end) / rate : 0, frame);
  }

  /** Shows the next frame by its spans. Returns whether it has come to its end. */
  protected advanceBy(dt: Seconds): boolean {
    const { controls } = this;
    if (controls.isPaused && controls.sought === null) return false;
    if (controls.failure !== null) throw controls.failure.error;
    // Its start is still under way: a callback in it caused this frame.
    if (this.root === null) return false;
    const time = controls.timeAfter(this.time, dt);
    controls.overlay?.before();
    if (remembers(this.edges)) super.seek(time);
    else this.advance(time);
    controls.overlay?.after(dt, this.isAtEnd());
    return this.finishFrame(false);
  }

  /** Emits its progress, unless its rows have. Returns whether it has come to its end. */
  protected finishFrame(hasEmitted: boolean): boolean {
    if (!hasEmitted) this.emitAt(this.time);
    // Reversed beyond its end, it starts back from the end itself.
    if (this.hasEnded && this.controls.rate < 0) this.time = Math.min(this.time, this.root!.end);
    if (!this.isAtEnd()) return false;
    // A callback in its last frame may have sought it elsewhere.
    const { sought, origin } = this.controls;
    return sought === null || (this.hasEnded ? origin + sought >= this.root!.end : sought <= 0);
  }

  private progressAt(time: Seconds): Progress {
    return this.hasEnded ? 1 : this.action.progressAt(time - this.origin);
  }

  /** Whether it has come to the end towards which it plays. */
  private isAtEnd(): boolean {
    return this.controls.rate < 0 ? this.time <= this.origin : this.hasEnded;
  }
}
