import { play, random } from 'rx-motion';
import { domTarget, flush, playNative } from 'rx-motion/dom';
import { Subject, type Subscription } from 'rxjs';
import { cornerOf, distance, numbersOf, paragraph } from './corners.js';
import { randomActions } from './random-actions.js';

/** What is seen of an element. */
interface Seen {
  readonly corner: DOMPoint;
  readonly opacity: number;
}

/** The greatest changes at the moments of some interruptions. */
export interface Jumps {
  /** Pixels. */
  readonly corner: number;
  readonly opacity: number;
  /** How far the numbers of the target are from what is seen, in pixels. */
  readonly numbers: number;
  /** How many motions the browser showed, or had already finished: a long frame may exceed a short motion. */
  readonly native: number;
}

/** Interrupts motions at random moments: by nothing, by another one of the browser's, or by one in frames. */
export async function interruptions(count: number, seed: number): Promise<Jumps> {
  // Another test covers threads that are busy beyond a frame; here the user sees the frame.
  performance.now = () => Number(document.timeline.currentTime);
  const uniform = random(seed);
  const next = (): number => uniform(0, 1);
  const make = randomActions(next);
  const element = paragraph();
  const target = domTarget(element);
  const frame$ = new Subject<number>();
  let [corner, opacity, numbers, native] = [0, 0, 0, 0];
  let run: Subscription | undefined;

  const compare = (before: Seen, after: Seen): void => {
    corner = Math.max(corner, distance(before.corner, after.corner));
    opacity = Math.max(opacity, Math.abs(before.opacity - after.opacity));
  };
  for (let index = 0; index < count; index++) {
    const action = make(2);
    run = playNative(action, element, { frame$ }).subscribe();
    const rate = 0.25 + 1.5 * next();
    frame$.next(0);
    await gap();
    frame$.next(next() * action.duration);
    for (let frame = 0; frame < 1 + 2 * next(); frame++) frame$.next((await gap()) * rate);
    flush();
    native += run.closed || element.getAnimations().length > 0 ? 1 : 0;
    const before = seen(element);
    run.unsubscribe();
    compare(before, seen(element));
    flush();
    compare(before, seen(element));
    numbers = Math.max(numbers, distance(before.corner, numbersOf(target)));
    if (next() < 0.3) {
      const other = play(make(1), target, frame$).subscribe();
      frame$.next(0);
      flush();
      if (next() < 0.5) frame$.next(next());
      other.unsubscribe();
      flush();
    }
    // A random walk would end up far away.
    Object.assign(target, {
      x: target.x % 300,
      y: target.y % 300,
      scaleX: 1,
      scaleY: 1,
      skewX: 0,
      skewY: 0,
      opacity: 1,
    });
    flush();
  }
  element.remove();
  return { corner, opacity, numbers, native };
}

/** Waits for the next frame of the page. Returns the seconds since the one before. */
async function gap(): Promise<number> {
  const before = Number(document.timeline.currentTime);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return (Number(document.timeline.currentTime) - before) / 1000;
}

function seen(element: HTMLElement): Seen {
  const { transform, opacity } = getComputedStyle(element);
  return { corner: cornerOf(transform), opacity: Number(opacity) };
}
