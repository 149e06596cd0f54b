import { Observable, type Subscriber } from 'rxjs';
import type { Seconds } from './seconds.js';
import { shareStream } from './shared-stream.js';

/** When the last frame of the loop began, or else the loop itself, in milliseconds; Infinity while it does not run. */
let last = Infinity;

/** The time since then; 0 while the loop does not run. */
export function sinceFrame(): Seconds {
  return Math.max(0, performance.now() - last) / 1000;
}

/** Gaps between animation frames, in seconds, uncapped; the first one of the loop begins when the loop does. */
export const gap$: Observable<Seconds> = /* @__PURE__ */ shareStream(/* @__PURE__ */ new Observable<Seconds>(runLoop));

/** Runs in the root zone if zone.js is loaded; otherwise frames would run in the first subscriber's zone. */
function runLoop(subscriber: Subscriber<Seconds>): void {
  const { Zone } = globalThis as { readonly Zone?: { readonly root: { run(callback: () => void): void } } };
  const show = (now: number): void => {
    const gap = Math.max(0, now - last);
    last = now;
    subscriber.next(gap / 1000);
  };
  subscriber.add(() => {
    last = Infinity;
  });
  const run = (): void => {
    if (typeof requestAnimationFrame === 'undefined') {
      last = Date.now();
      const timer = setInterval(() => show(Date.now()), 1000 / 60);
      subscriber.add(() => clearInterval(timer));
      return;
    }
    last = performance.now();
    let frame: number;
    const next = (): void => {
      if (!subscriber.closed)
        frame = requestAnimationFrame((timestamp) => {
          show(timestamp);
          next();
        });
    };
    subscriber.add(() => cancelAnimationFrame(frame));
    next();
  };
  if (Zone === undefined) run();
  else Zone.root.run(run);
}
