import type { Seconds } from '../../clock/seconds.js';
import type { Curve } from '../../easing/curve.js';
import { checkObject, checkString, wrongKind } from '../../math/check.js';
import type { FiniteAction } from '../../motion/action.js';
import { defineAction } from '../../motion/define.js';
import { applyCurve } from '../../motion/leaf-curve.js';
import { type Elemental, elementOf, type StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { declarationsOf } from './declarations.js';
import {
  computedStyle,
  type Declared,
  declaredStyle,
  foundStyle,
  inCss,
  isProperty,
  ownStyle,
  writeStyle,
} from './own-style.js';

/**
 * Values by CSS property, in camelCase; a number for a length is in pixels. `'*'` is the element's own value, without
 * animations; `'!'` its value at the start. In a list of frames, `offset` is the time, from 0 to 1, and `easing` how
 * the frame is reached; in a first frame at 0, how it is left.
 */
export type CssFrame = Readonly<Record<string, string | number>>;

/**
 * Animates an element through CSS keyframes as the browser does: clip paths, gradients, grids, a height that fits the
 * content.
 *
 * It sets the time of a paused browser animation, so it follows frames, runs backwards and nests like any action. When
 * it ends or is stopped, the current values are written to the element's own style. Properties that a frame does not
 * name stay as they were. For numbers, {@link styleTo} costs less.
 *
 * ```ts page
 * import { play, yoyo } from 'rx-motion';
 * import { cssKeyframes, domTarget } from 'rx-motion/dom';
 *
 * const open = cssKeyframes(0.3, [{ height: 0, opacity: 0 }, { height: '*', opacity: 1 }], 'ease-out');
 * play(yoyo(open), domTarget(document.querySelector<HTMLElement>('#card')!)).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param frames The end, starting from the current values; or several frames, from the first to the last.
 * @param easing A CSS timing function for the whole; or a curve, as for every action.
 * @throws RangeError when `duration` is negative or not finite or there is no frame; TypeError when `frames` is not an
 * object or a list. Values that the browser does not understand fail at the start, through the error channel.
 */
export function cssKeyframes(
  duration: Seconds,
  frames: CssFrame | readonly CssFrame[],
  easing: string | Curve = 'linear',
): FiniteAction<Elemental> {
  const list = [checkObject('cssKeyframes', 'frames', frames)].flat() as readonly CssFrame[];
  if (list.length === 0) throw new RangeError('cssKeyframes: frames must not be empty, got 0 frames');
  for (const frame of list) checkFrame(frame);
  const [timing, curve] = typeof easing === 'function' ? ['linear', easing] : [easing];
  checkString('cssKeyframes', 'easing', timing);
  const last = Object.assign({}, ...list) as CssFrame;
  const names = Object.keys(last).filter(isProperty);
  const action = defineAction(duration, (target: Elemental) => {
    // A server shows nothing.
    if (!hasPage()) return () => undefined;
    const element = elementOf('cssKeyframes', target);
    // Includes what other actions have set in this frame.
    declarationsOf(element).write();
    const before = declaredStyle(element, names);
    const shown = framesOn(element, list, names);
    const goal = shown.at(-1)!;
    let animation: Animation | null = null;
    let latest = 0;
    return {
      update: (progress) => {
        latest = progress;
        if (canAnimate(element)) {
          animation ??= pausedAnimation(element, shown, timing);
          animation.currentTime = LENGTH * progress;
        } else {
          writeStyle(element, progress < 1 ? before : withoutOwn(element, goal, goal, last));
        }
      },
      undo: () => {
        animation?.cancel();
        animation = null;
        writeStyle(element, before);
      },
      stop: () => {
        if (animation === null) return;
        const seen = computedStyle(element, names);
        animation.cancel();
        animation = null;
        if (latest === 1) writeStyle(element, withoutOwn(element, goal, seen, last));
        else if (latest !== 0) writeStyle(element, seen);
        else writeStyle(element, startsAsFound(list) ? before : withoutOwn(element, shown[0]!, seen, list[0]!));
      },
    };
  });
  return applyCurve(action, curve);
}

/**
 * A frame without the values that the page shows by itself, so that a size that depends on other things still does.
 *
 * @param given The frame as it was given. Where it says `'*'`, the element has its own value, although an animated size
 * is read rounded.
 */
function withoutOwn(element: StyledElement, end: CssFrame, seen: CssFrame, given: CssFrame): Declared {
  const names = Object.keys(seen);
  writeStyle(element, Object.fromEntries(names.map((name) => [name, null])));
  const own = computedStyle(element, names);
  return Object.fromEntries(
    names.map((name) => [name, given[name] === '*' || seen[name] === own[name] ? null : end[name]!]),
  );
}

function checkFrame(frame: CssFrame): void {
  for (const [name, value] of Object.entries(checkObject('cssKeyframes', 'a frame', frame))) {
    if (typeof value !== 'string' && !Number.isFinite(value))
      throw wrongKind('cssKeyframes', name, 'a string or a finite number', value);
  }
}

/** Not in jsdom: a test there sees the end. */
function canAnimate(element: Partial<Animatable>): boolean {
  return element.animate !== undefined;
}

/** The length of the paused animation, in milliseconds. */
const LENGTH = 1000;

function pausedAnimation(element: Element, frames: readonly CssFrame[], easing: string): Animation {
  const animation = element.animate(frames as Keyframe[], { duration: LENGTH, fill: 'both', easing });
  animation.pause();
  return animation;
}

/** Whether there is no frame at the start. */
function startsAsFound(list: readonly CssFrame[]): boolean {
  return list.length === 1 || Number(list[0]?.offset) > 0;
}

/** All frames, from 0 to 1, each with all properties. */
function framesOn(element: StyledElement, list: readonly CssFrame[], names: readonly string[]): CssFrame[] {
  let latest: CssFrame = foundStyle(element, names);
  const fromFound = startsAsFound(list);
  const shown: CssFrame[] = fromFound ? [{ ...latest, offset: 0 }] : [];
  for (const { offset, ...frame } of list) {
    const values = Object.entries(frame).map(([name, value]) => [name, shownBy(element, name, value)]);
    latest = { ...latest, ...(Object.fromEntries(values) as CssFrame) };
    shown.push({ ...latest, ...(offset !== undefined && list.length > 1 && { offset }) });
  }
  if (Number(list.at(-1)?.offset) < 1) shown.push({ ...latest, offset: 1 });
  // To the browser `easing` says how a frame is left.
  const reached = fromFound ? list : list.slice(1);
  return shown.map((frame, index) => ({
    ...frame,
    easing: reached[index]?.easing ?? (index === 0 && !fromFound ? list[0]?.easing : undefined) ?? 'linear',
  }));
}

function shownBy(element: StyledElement, name: string, value: string | number): string | number {
  if (value === '*') return ownStyle(element, name);
  return value === '!' ? computedStyle(element, [name])[name]! : inCss(name, value);
}
