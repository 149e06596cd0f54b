import { random } from 'rx-motion';
import { domTarget, flush, playNative } from 'rx-motion/dom';
import { Subject } from 'rxjs';
import { cornerOf, distance, paragraph } from './corners.js';
import { randomActions } from './random-actions.js';

/** How far the browser's own animation of an action is from that of frames, at ten times. */
export interface Difference {
  readonly seed: number;
  /** As a fraction of the way of a corner, or of 25 px if that is more. */
  readonly transform: number;
  readonly opacity: number;
  readonly animations: number;
}

const own = 'transform: translate(5px, 0) rotate(10deg)';

/** The greatest difference of one random action. @param jumps Whether time jumps, also back, instead of going on. */
export function difference(seed: number, jumps: boolean = false): Difference {
  const uniform = random(seed);
  const next = (): number => uniform(0, 1);
  const make = randomActions(next);
  const action = make(3);
  const [native, twin] = [paragraph(own), paragraph(own)];
  const frame$ = new Subject<number>();
  const time$ = new Subject<number>();
  const run = playNative(action, native, jumps ? { time$ } : { frame$ }).subscribe();
  time$.pipe(action.on(domTarget(twin))).subscribe();
  const way: DOMPoint[] = [];
  let [time, transform, opacity, animations] = [0, 0, 0, 0];
  for (let frame = 0; frame < 10; frame++) {
    // The browser may be two milliseconds off.
    const dt = frame === 0 ? 0 : 0.004 + (next() * action.duration) / 6;
    const before = time;
    time = jumps ? (2 * next() - 0.5) * action.duration : time + dt;
    if (jumps && Math.abs(time - before) < 0.004) continue;
    frame$.next(dt);
    time$.next(time);
    flush();
    animations = Math.max(animations, native.getAnimations().length);
    const [seen, wanted] = [getComputedStyle(native), getComputedStyle(twin)];
    const [one, other] = [cornerOf(seen.transform), cornerOf(wanted.transform)];
    way.push(other);
    transform = Math.max(transform, distance(one, other));
    opacity = Math.max(opacity, Math.abs(Number(seen.opacity) - Number(wanted.opacity)));
  }
  run.unsubscribe();
  native.remove();
  twin.remove();
  const range = Math.max(25, ...way.map((point) => distance(point, way[0]!)));
  return { seed, transform: transform / range, opacity, animations };
}
