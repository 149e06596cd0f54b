import { type Observable, Subscription, takeWhile } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';

/** A stream of frames that is listened to only while there is something to run. */
export class FrameSource {
  private readonly frame$: Observable<Seconds>;
  private readonly onFrame: (dt: Seconds) => void;
  private frames: Subscription | null = null;

  constructor(frame$: Observable<Seconds>, onFrame: (dt: Seconds) => void) {
    this.frame$ = frame$;
    this.onFrame = onFrame;
  }

  listen(): void {
    if (this.frames !== null) return;
    const frames = new Subscription();
    this.frames = frames;
    // One that emits without a pause may run everything to its end while it is being subscribed: then it is left.
    const listening = this.frame$
      .pipe(
        takeWhile((dt) => {
          this.onFrame(dt);
          return this.frames === frames;
        }),
      )
      .subscribe({
        complete: () => {
          if (this.frames === frames) this.frames = null;
        },
      });
    frames.add(listening);
  }

  leave(): void {
    this.frames?.unsubscribe();
    this.frames = null;
  }
}
