import { Subject } from 'rxjs';
import {
  type FiniteAction,
  backOut,
  bezierTo,
  bounceOut,
  eased,
  fadeTo,
  jumpBy,
  moveBy,
  moveTo,
  quadraticInOut,
  random,
  repeatTimes,
  rotateBy,
  scaleTo,
  sequence,
  skewTo,
  spawn,
} from 'rx-motion';
import { type DomTarget, domTarget, flush, playNative } from 'rx-motion/dom';

/** How far the browser's own animation of an action is from that of frames, at ten times. */
export interface Difference {
  readonly seed: number;
  /** A part of how far a corner goes, of 25 px at least. */
  readonly transform: number;
  readonly opacity: number;
  readonly animations: number;
}

/** The greatest difference of one random action. */
export function difference(seed: number): Difference {
  const uniform = random(seed);
  const next = (): number => uniform(0, 1);
  const make = actions(next);
  const action = make(3);
  const [native, twin] = [paragraph(), paragraph()];
  const frame$ = new Subject<number>();
  const time$ = new Subject<number>();
  const run = playNative(action, native, { frame$ }).subscribe();
  time$.pipe(action.on(domTarget(twin))).subscribe();
  const way: DOMPoint[] = [];
  let [time, transform, opacity, animations] = [0, 0, 0, 0];
  for (let frame = 0; frame < 10; frame++) {
    // The browser may be two milliseconds off.
    const dt = frame === 0 ? 0 : 0.004 + (next() * action.duration) / 6;
    time += dt;
    frame$.next(dt);
    time$.next(time);
    flush();
    animations = Math.max(animations, native.getAnimations().length);
    const [seen, wanted] = [getComputedStyle(native), getComputedStyle(twin)];
    const [one, other] = [corner(seen.transform), corner(wanted.transform)];
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

function paragraph(): HTMLElement {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.cssText = 'position: absolute; width: 100px; height: 40px; transform: translate(5px, 0) rotate(10deg)';
  return element;
}

function distance(one: DOMPoint, other: DOMPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Where a point of the element is shown. */
function corner(transform: string): DOMPoint {
  return new DOMMatrix(transform).transformPoint(new DOMPoint(50, 20));
}

function actions(next: () => number): (depth: number) => FiniteAction<DomTarget> {
  const between = (least: number, most: number): number => least + (most - least) * next();
  const oneOf = <V>(values: readonly V[]): V => values[Math.floor(next() * values.length)]!;
  const duration = (): number => oneOf([0, 0.25, 0.5, 1, 1.5]);
  const place = (): { x: number; y: number } => ({ x: between(-200, 200), y: between(-200, 200) });
  type Leaves = readonly (() => FiniteAction<DomTarget>)[];
  const moves: Leaves = [
    () => moveBy(duration(), place()),
    () => moveTo(duration(), place(), backOut),
    () => jumpBy(duration(), place(), between(10, 80), 2),
    () => bezierTo(duration(), { control1: place(), control2: place(), end: place() }),
  ];
  const turns: Leaves = [
    () => rotateBy(duration(), between(-720, 720)),
    () => scaleTo(duration(), between(0.2, 3)),
    () => skewTo(duration(), { x: between(-30, 30), y: between(-30, 30) }),
    () => fadeTo(duration(), next()),
  ];
  const make = (depth: number, leaves: Leaves = [...moves, ...turns]): FiniteAction<DomTarget> => {
    if (depth === 0 || next() < 0.2) return oneOf(leaves)();
    const kinds = [
      () => sequence(make(depth - 1, leaves), make(depth - 1, leaves)),
      () => repeatTimes(make(depth - 1, leaves), 2),
      () => eased(make(depth - 1, leaves), oneOf([quadraticInOut, bounceOut])),
    ];
    // Two that move the same numbers show the later one, which depends on the frames that came before.
    if (leaves.length > turns.length) kinds.push(() => spawn(make(depth - 1, moves), make(depth - 1, turns)));
    return oneOf(kinds)();
  };
  return (depth) => make(depth);
}
