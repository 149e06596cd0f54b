import type { FiniteAction, Positioned, ReversibleAction } from 'rx-motion';
import * as motion from 'rx-motion';
import { Subject } from 'rxjs';
import type { AnimationSpec } from './build.js';
import { type Node, spriteFrame } from './node.js';
import type { Quirks } from './quirk.js';
import type { Stage } from './stage.js';

/** A spline that adds another move of its target only in the frame in which it happens. */
export function splinePushed(spline: ReversibleAction<never>, relative: boolean): FiniteAction<never> {
  return motion.defineAction(spline.duration, (target: Positioned) => {
    const start = relative ? { x: target.x, y: target.y } : { x: 0, y: 0 };
    const way = { x: 0, y: 0 };
    let progress = 0;
    const time$ = new Subject<number>();
    time$.pipe(motion.eased(spline, () => progress).on(way as never)).subscribe();
    const last = { x: target.x, y: target.y };
    const pushed = { x: 0, y: 0 };
    return (at) => {
      progress = at;
      time$.next(0);
      const push = { x: target.x - last.x, y: target.y - last.y };
      const isPushed = push.x !== 0 || push.y !== 0;
      for (const axis of ['x', 'y'] as const) {
        pushed[axis] += push[axis];
        target[axis] = last[axis] = start[axis] + way[axis] + (isPushed ? pushed[axis] : 0);
      }
    };
  });
}

/** The points of a reversed relative spline: it starts at the negated first point, not at 0. */
export function splineBack(points: readonly (readonly number[])[]): number[][] {
  const [firstX = 0, firstY = 0] = points[0] ?? [];
  const [endX = 0, endY = 0] = points.at(-1) ?? [];
  return [...points].reverse().map(([x = 0, y = 0]) => [x - endX - firstX, y - endY - firstY]);
}

/** An animation that enters at most one new loop per update. */
export function animateByLoops(
  { frames, loops, restoreOriginalFrame }: AnimationSpec,
  stage: Stage,
): ReversibleAction<never> {
  const units = frames.reduce((sum, { units }) => sum + units, 0);
  let passed = 0;
  const starts = frames.map(({ units }) => (passed += units) - units).map((start) => Math.fround(start / units));
  const show = (target: Node): motion.Effect => {
    const original = target.spriteFrame;
    let entered = 0;
    let next = 0;
    return {
      update(progress) {
        let within = progress;
        if (progress < 1) {
          if (Math.trunc(progress * loops) > entered) {
            next = 0;
            entered++;
          }
          within = (progress * loops) % 1;
        }
        for (; next < frames.length && starts[next]! <= within + 1e-7; next++) {
          const { frame, userInfo } = frames[next]!;
          target.spriteFrame = spriteFrame(frame);
          if (userInfo !== undefined) stage.emit('frame', userInfo, target.name);
        }
      },
      undo() {
        target.spriteFrame = original;
      },
      stop() {
        if (restoreOriginalFrame) target.spriteFrame = original;
      },
    };
  };
  return motion.defineAction(units, show) as unknown as ReversibleAction<never>;
}

/** A blink whose slices are cut in single precision, or that goes on at its end and beyond, up to its stop. */
export function blinkThere(times: number, quirks: Quirks): ReversibleAction<never> {
  const round = quirks.has('single-precision') ? Math.fround : (value: number): number => value;
  const goesOn = quirks.has('blink-end');
  const slice = round(1 / times);
  const start = (target: Node): motion.Effect => {
    const { visible } = target;
    return {
      update(progress) {
        target.visible = goesOn || progress < 1 ? round(progress) % slice > slice / 2 : visible;
      },
      undo() {
        target.visible = visible;
      },
      stop() {
        target.visible = visible;
      },
    };
  };
  return motion.defineAction(1, start, () => blinkThere(times, quirks));
}
