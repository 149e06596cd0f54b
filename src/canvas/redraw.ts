import type { Observable, Subscription } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';

/**
 * When something is drawn: once a frame, after all that moves it.
 *
 * The page's own frames are asked for only while anything changes. What changes after a rest is drawn as soon as all that runs is
 * through, and the frames follow; a frame without a change brings the next rest.
 *
 *     change   x--x--x--x-----------x
 *     frame    ---f--f--f--f-----------f--f
 *     drawn    ---d--d--d-----------d
 */
export class Redraw {
  private readonly draw: () => boolean;
  private frames: Subscription | null = null;
  private readonly isGiven: boolean;
  private isWaiting = false;
  private isClosed = false;

  /**
   * @param given$ Frames that somebody else has chosen: they are listened to all the time.
   * @param draw Draws, if there is anything new, and returns whether there was.
   */
  constructor(given$: Observable<Seconds> | undefined, draw: () => boolean) {
    this.draw = draw;
    this.isGiven = given$ !== undefined;
    this.listen(given$ ?? defaultFrame$);
  }

  /** Something has changed. */
  request(): void {
    if (this.frames !== null || this.isGiven || this.isClosed) return;
    this.listen(defaultFrame$);
    this.drawSoon();
  }

  close(): void {
    this.isClosed = true;
    this.rest();
  }

  private listen(frame$: Observable<Seconds>): void {
    this.frames = frame$.subscribe(() => {
      this.drawSoon();
    });
  }

  private rest(): void {
    this.frames?.unsubscribe();
    this.frames = null;
  }

  private drawSoon(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    // Others are told of the same frame, and move sprites.
    queueMicrotask(this.drawNow);
  }

  private readonly drawNow = (): void => {
    this.isWaiting = false;
    if (this.isClosed) return;
    const isNew = this.draw();
    if (!isNew && !this.isGiven) this.rest();
  };
}
