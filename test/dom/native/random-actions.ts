import {
  backOut,
  bezierTo,
  bounceOut,
  eased,
  fadeTo,
  type FiniteAction,
  jumpBy,
  moveBy,
  moveTo,
  quadraticInOut,
  repeatTimes,
  rotateBy,
  scaleTo,
  sequence,
  skewTo,
  spawn,
} from 'rx-motion';
import type { DomTarget } from 'rx-motion/dom';

/** Makes random actions on an element, of a depth. */
export function randomActions(next: () => number): (depth: number) => FiniteAction<DomTarget> {
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
    // If two move the same numbers, the later one wins, which depends on the earlier frames.
    if (leaves.length > turns.length) kinds.push(() => spawn(make(depth - 1, moves), make(depth - 1, turns)));
    return oneOf(kinds)();
  };
  return (depth) => make(depth);
}
