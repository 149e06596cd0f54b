import type { Seconds } from '../../clock/seconds.js';
import type { Curve } from '../../easing/curve.js';
import { realOf } from '../../lines/recorder.js';
import { checkArray, checkFraction, checkNumber, wrongKind } from '../../math/check.js';
import { mix } from '../../math/mix.js';
import type { ReversibleAction } from '../../motion/action.js';
import { applyCurve, leaf } from '../../motion/leaf-motion.js';
import { type Effect, joinEffects, type Progress } from '../../time/effect.js';
import { type Elemental, elementOf, type StyledElement } from '../elemental.js';
import type { Declared } from './declaration.js';
import { findStyle } from './find-style.js';
import { StyleChange } from './style-change.js';

/** A part of an outline: where it starts and ends, from 0 to 1. */
export type StrokePart = readonly [start: Progress, end: Progress];

/**
 * Draws the outline of an SVG shape: animates which part of it is visible, by dashes.
 *
 * It owns `stroke-dasharray` and `stroke-dashoffset` in the style of the element, and removes them when the whole
 * outline is shown. Browsers restart the dashes with each subpath, so all subpaths are drawn at the same time.
 *
 * ```ts page
 * import { play, sequence } from 'rx-motion';
 * import { drawStroke } from 'rx-motion/dom';
 *
 * const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
 * element.setAttribute('d', 'M0 0h50v50');
 * const draw = drawStroke(1, [0, 0], [0, 1]);
 * const wipe = drawStroke(1, [0, 1], [1, 1]);
 * play(sequence(draw, wipe), { element }).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param from The visible part at the start, whatever was visible before.
 * @param to The visible part at the end.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a part is not within 0 … 1, ends before it starts, or `duration` is negative; TypeError when
 * a part is not an array of numbers. At the start, a TypeError when the element is not an SVG shape.
 */
export function drawStroke(
  duration: Seconds,
  from: StrokePart,
  to: StrokePart,
  curve?: Curve,
): ReversibleAction<Elemental> {
  return applyCurve(drawing(duration, checkPart('from', from), checkPart('to', to)), curve);
}

/** A checked copy: the caller may change the original. */
function checkPart(what: string, part: StrokePart): StrokePart {
  const [start, end] = checkArray('drawStroke', what, part);
  checkFraction('drawStroke', `${what}[0]`, start);
  checkNumber('drawStroke', `${what}[1]`, `from ${start} to 1`, end, (it) => it >= start && it <= 1);
  return [start, end];
}

function drawing(duration: Seconds, from: StrokePart, to: StrokePart): ReversibleAction<Elemental> {
  return leaf(
    'drawStroke',
    duration,
    (target: Elemental) => drawingOn(target, from, to),
    () => drawing(duration, to, from),
  );
}

function drawingOn(target: Elemental, from: StrokePart, to: StrokePart): Effect {
  const element = elementOf('drawStroke', realOf(target));
  const length = outlineOf(element);
  const change = (name: string, textOf: (start: Progress, end: Progress) => string): StyleChange => {
    const shownAs = (start: Progress, end: Progress): Declared =>
      start === 0 && end === 1 ? null : textOf(start, end);
    const textAt = (progress: Progress): Declared =>
      shownAs(within(mix(from[0], to[0], progress)), within(mix(from[1], to[1], progress)));
    const { declaration } = findStyle('drawStroke', target, name);
    return new StyleChange(target, declaration, {
      start: shownAs(...from),
      end: shownAs(...to),
      textAt,
      frames: null,
    });
  };
  // Round and square caps would show a dash without a length, so it is placed after the end.
  return joinEffects([
    change('stroke-dasharray', (start, end) =>
      start < end ? `${(end - start) * length} ${2 * length}` : `0 ${3 * length}`,
    ),
    change('stroke-dashoffset', (start, end) => `${(start < end ? -start : -2) * length}`),
  ]);
}

/** The length of an outline in the units of its dashes. */
function outlineOf(element: StyledElement): number {
  const shape = element as Partial<SVGGeometryElement> & StyledElement;
  const length = shape.getTotalLength?.();
  if (length === undefined) throw wrongKind('drawStroke', 'element', 'an SVG shape', shape.localName);
  return Number(shape.getAttribute('pathLength')) || length;
}

function within(part: number): Progress {
  return Math.max(0, Math.min(part, 1));
}
