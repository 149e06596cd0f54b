import type { Seconds } from '../../clock/seconds.js';
import type { Curve } from '../../easing/curve.js';
import { realOf } from '../../lines/recorder.js';
import { checkObject, checkString, wrongKind } from '../../math/check.js';
import type { FiniteAction } from '../../motion/action.js';
import { applyCurve, leaf } from '../../motion/leaf-motion.js';
import { cssName } from '../../target/css-name.js';
import { joinEffects } from '../../time/effect.js';
import type { Elemental } from '../elemental.js';
import { hasPage } from '../page.js';
import { isTaken, normalizeText, refusal } from './css-text.js';
import type { Declared } from './declaration.js';
import { declarationsOf } from './declarations.js';
import { findStyle, type FoundStyle } from './find-style.js';
import { StyleAnimation } from './style-animation.js';
import { StyleChange } from './style-change.js';

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
  const action = leaf('cssKeyframes', duration, (target: Elemental) => {
    // A server shows nothing.
    if (!hasPage()) return () => undefined;
    const found = Object.fromEntries(names.map((name) => [name, findStyle('cssKeyframes', target, cssName(name))]));
    const { element } = realOf(target);
    // A size depends on what other actions have set in this frame.
    declarationsOf(element).write();
    const frames = framesOn(list, found);
    // Of two frames, a score needs only the ends.
    const isTween = frames.length === 2 && `${timing} ${String(frames[0]!.easing)}` === 'linear linear';
    const animation = new StyleAnimation(timing === 'linear' ? {} : { easing: timing });
    const changes = Object.entries(found).map(([name, one]) => {
      const textIn = (frame: number): string => String(frames[frame]![name]);
      const way = {
        start: startsAsFound(list) ? undefined : endOf(one, list[0]![name], frames[0]![name]!),
        end: endOf(one, last[name], frames.at(-1)![name]!),
        ...(isTween && { from: textIn(0), to: textIn(1) }),
        frames: frames.map((frame) => ({ offset: frame.offset, easing: frame.easing, [name]: frame[name]! })),
      };
      return new StyleChange(target, one.declaration, way, animation);
    });
    return joinEffects(changes);
  });
  return applyCurve(action, curve);
}

/**
 * What is declared where a frame is left: nothing if the page itself shows that value, so that a size that depends on
 * other things still does.
 *
 * @param given The value as it was given.
 */
function endOf(found: FoundStyle, given: string | number | undefined, value: string | number): Declared {
  if (given === '*') return null;
  return normalizeText(found.declaration.name, String(value)) === ownStyle(found) ? null : value;
}

function checkFrame(frame: CssFrame): void {
  for (const [name, value] of Object.entries(checkObject('cssKeyframes', 'a frame', frame))) {
    if (typeof value !== 'string' && !Number.isFinite(value))
      throw wrongKind('cssKeyframes', name, 'a string or a finite number', value);
  }
}

/** Whether there is no frame at the start. */
function startsAsFound(list: readonly CssFrame[]): boolean {
  return list.length === 1 || Number(list[0]?.offset) > 0;
}

/** All frames, from 0 to 1, each with all properties. */
function framesOn(list: readonly CssFrame[], properties: Readonly<Record<string, FoundStyle>>): CssFrame[] {
  let latest: CssFrame = Object.fromEntries(
    Object.entries(properties).map(([name, found]) => [name, found.text || computedStyle(found)]),
  );
  const fromFound = startsAsFound(list);
  const shown: CssFrame[] = fromFound ? [{ ...latest, offset: 0 }] : [];
  for (const { offset, ...frame } of list) {
    const values = Object.entries(frame).map(([name, value]) => [
      name,
      isProperty(name) ? shownBy(properties[name]!, value) : value,
    ]);
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

function shownBy(found: FoundStyle, value: string | number): string {
  if (value === '*') return ownStyle(found);
  if (value === '!') return computedStyle(found);
  // A number is in pixels, unless CSS takes it as it is.
  const { name } = found.declaration;
  const text = typeof value === 'string' || isTaken(name, String(value)) ? String(value) : `${value}px`;
  if (!isTaken(name, text)) throw refusal('cssKeyframes', name, text);
  return text;
}

/** The computed value that a property has without what is declared. */
function ownStyle(found: FoundStyle): string {
  return found.declaration.readOwn(() => computedStyle(found));
}

function computedStyle({ element, declaration }: FoundStyle): string {
  return getComputedStyle(element).getPropertyValue(declaration.name);
}

/** Whether a name in a frame is that of a property. */
export function isProperty(name: string): boolean {
  return name !== 'offset' && name !== 'easing';
}
