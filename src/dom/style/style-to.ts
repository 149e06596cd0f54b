import type { FiniteAction, ReversibleAction } from '../../action/action.js';
import { addBy } from '../../actions/by.js';
import { type Led, led, straight } from '../../actions/course.js';
import type { Part, ValueOptions } from '../../actions/parts.js';
import type { Lens } from '../../lines/lens.js';
import { OwningLine } from '../../lines/line.js';
import { alongLines } from '../../lines/lines.js';
import { checkFinite, checkObject, wrongKind } from '../../math/check.js';
import { spaceOf } from '../../math/color-mixing.js';
import { shapeOf } from '../../math/shape.js';
import type { Seconds } from '../../clock/seconds.js';
import type { Styled, TextStyled } from '../target/dom-target.js';
import { wayOfStyle } from './style-way.js';

/** Numbers and texts by the names of CSS properties, as in CSS or as in scripts. */
export type StyleValues = Readonly<Record<string, number | string>>;

/**
 * Leads values in the style of an element to others: numbers in the units that they have there, and texts: with units of their own, colours, lists of functions.
 *
 * A text goes from what the element's own style says, else from what the browser computes. Where the two are of another form – pixels and percent, a keyword and a
 * colour – it goes as the browser computes them; `none` goes with any filter, shadow, transform, move, turn, scale or row of dashes, and with `inset()`. What CSS would
 * not take is shown as the nearest that it takes: a whole number, 0, the boldest weight. Where others replace the style, what is led is put back in the next frame, also
 * while it rests. What a style sheet says with `!important` is stronger, unless the element's own style said so, too.
 *
 * ```ts page
 * import { play } from 'rx-motion';
 * import { domTarget, styleTo } from 'rx-motion/dom';
 *
 * const box = domTarget(document.querySelector<HTMLElement>('#box')!);
 * play(styleTo(0.5, { '--glow': 1, width: '50%', backgroundColor: 'tomato', filter: 'blur(4px)' }), box).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param values Where each value ends; a text ends as it is given. A custom property that nobody has set starts at 0.
 * @param options Where colours are mixed.
 * @throws RangeError when a number is not finite, `duration` is negative or nothing in a text can be led; TypeError when a value is neither. When it starts, a RangeError when
 * the style says something that is not a number (`target.style(property, unit)`, called before, gives it a unit), a TypeError where it is of another form than a text.
 */
export function styleTo(
  duration: Seconds,
  values: Readonly<Record<string, number>>,
  options?: ValueOptions,
): FiniteAction<Styled>;
export function styleTo(
  duration: Seconds,
  values: StyleValues,
  options?: ValueOptions,
): FiniteAction<Styled & TextStyled>;
export function styleTo(
  duration: Seconds,
  values: StyleValues,
  options: ValueOptions = {},
): FiniteAction<Styled & TextStyled> {
  const space = spaceOf('styleTo', options);
  const parts = partsOf('styleTo', values);
  if (parts.every(({ value }) => typeof value === 'number')) {
    const tracks = parts.map(({ lens, value }) => ({ lens, to: () => value as number }));
    return alongLines('styleTo', duration, OwningLine, tracks);
  }
  return led(
    'styleTo',
    duration,
    parts.map(({ lens, value }): Led<Styled & TextStyled> => ({
      lens,
      course: (found, target) =>
        typeof value === 'number'
          ? straight('styleTo', lens.name, found, value)
          : wayOfStyle('styleTo', target.styleText(lens.name), value, space),
    })),
  );
}

/**
 * Leads values in the style of an element by amounts, and adds to what else changes them.
 *
 * @param duration Seconds, >= 0.
 * @param values What is added to each number; in a text, to each number in it, in the units that it has there, and to the channels of colours.
 * @param options In which space the channels of colours are added.
 * @throws RangeError and TypeError as for {@link styleTo}.
 */
export function styleBy(
  duration: Seconds,
  values: Readonly<Record<string, number>>,
  options?: ValueOptions,
): ReversibleAction<Styled>;
export function styleBy(
  duration: Seconds,
  values: StyleValues,
  options?: ValueOptions,
): ReversibleAction<Styled & TextStyled>;
export function styleBy(
  duration: Seconds,
  values: StyleValues,
  options: ValueOptions = {},
): ReversibleAction<Styled & TextStyled> {
  const space = spaceOf('styleBy', options);
  return addBy('styleBy', duration, partsOf('styleBy', values), space);
}

function partsOf(name: string, values: StyleValues): Part<Styled & TextStyled>[] {
  return Object.entries(checkObject(name, 'values', values)).map(([property, value]) => {
    if (typeof value === 'string') {
      if (value.trim() !== 'none') shapeOf(name, [value], undefined, property);
      return { lens: textLens(property), value };
    }
    if (typeof value !== 'number') throw wrongKind(name, property, 'a number or a text', value);
    return { lens: numberLens(property), value: checkFinite(name, property, value) };
  });
}

function numberLens(property: string): Lens<Styled> {
  return {
    name: property,
    read: (target) => target.style(property).value,
    write: (target, value) => {
      target.style(property).value = value;
    },
  };
}

function textLens(property: string): Lens<TextStyled> {
  return {
    name: property,
    read: (target) => target.styleText(property).value as never,
    write: (target, value) => {
      target.styleText(property).value = value as never;
    },
  };
}
