import { frame$ } from 'rx-motion';
import type { Subscription } from 'rxjs';

declare function stepFrames(seconds: number, frames: number): Promise<void>;

/** What Svelte reads of the animation without keyframes that measures the time of a transition. */
interface Timer extends Pick<Animation, 'cancel' | 'playState'> {
  currentTime: number;
  effect: unknown;
  onfinish: () => void;
}

/** Lets Svelte's transitions run on {@link frame$}, not on the browser's own clock. */
export function runTransitionsOnFrames(): void {
  const timers = new Map<Timer, number>();
  let frames: Subscription | undefined;
  const show = (dt: number): void => {
    for (const timer of timers.keys()) timer.currentTime += dt * 1000;
    for (const [timer, duration] of timers) {
      if (timer.currentTime < duration) continue;
      timer.currentTime = duration;
      end(timer, 'finished');
      timer.onfinish();
    }
    void stepFrames(dt, 1);
    if (timers.size > 0) return;
    frames?.unsubscribe();
    frames = undefined;
  };
  const end = (timer: Timer, playState: AnimationPlayState): void => {
    timers.delete(timer);
    Object.assign(timer, { playState });
  };
  const animate = (_keyframes: unknown, { duration }: { readonly duration: number }): Timer => {
    const cancel = (): void => end(timer, 'idle');
    const timer: Timer = { playState: 'running', currentTime: 0, effect: null, onfinish: () => undefined, cancel };
    timers.set(timer, duration);
    frames ??= frame$.subscribe(show);
    return timer;
  };
  Object.assign(Element.prototype, { animate });
}
