import { describe, expect, it } from '@jest/globals';
import { type FiniteAction, play } from 'rx-motion';
import {
  attributeBy,
  attributeTo,
  cssKeyframes,
  domTarget,
  drawStroke,
  type Elemental,
  playNative,
  styleBy,
  styleTo,
} from 'rx-motion/dom';
import { morphTo } from 'rx-motion/svg';
import { countTo, scrambleText, typeText } from 'rx-motion/text';
import { of } from 'rxjs';
import { checkElement } from '../../src/element/elemental.js';

it('accepts elements, also those of another document', () => {
  const other = document.implementation.createHTMLDocument().createElement('p');
  for (const element of [document.body, other]) expect(checkElement('domTarget', element)).toBe(element);
});

it.each([[null], [undefined], ['#box'], [{}], [document]])('refuses anything but an element: %p', (junk) => {
  expect(() => checkElement('domTarget', junk as unknown as Element)).toThrow(
    /^domTarget: element must be an element, got /,
  );
});

it('playNative names itself in the error for a target', () => {
  expect(() => playNative(styleTo(1, { width: 9 }), domTarget(document.body) as never)).toThrow(
    new TypeError('playNative: element must be an element, got an object'),
  );
});

describe.each<[string, FiniteAction<Elemental>]>([
  ['styleTo', styleTo(1, { width: 9 })],
  ['styleTo', styleTo(1, { width: '50%' })],
  ['styleBy', styleBy(1, { width: 9 })],
  ['styleBy', styleBy(1, { width: '9px' })],
  ['cssKeyframes', cssKeyframes(1, { height: 0 })],
  ['attributeTo', attributeTo(1, { width: 9 })],
  ['attributeBy', attributeBy(1, { width: 9 })],
  ['drawStroke', drawStroke(1, [0, 0], [0, 1])],
  ['morphTo', morphTo(1, 'M0 0h9')],
  ['countTo', countTo(1, 9)],
  ['scrambleText', scrambleText(1, 'word')],
  ['typeText', typeText(1, 'word')],
])('%s', (name, action) => {
  it.each([
    ['an element', () => document.body],
    ['an object', () => ({ x: 0 })],
    ['an array', () => [{ element: document.body }]],
  ])('names itself and domTarget in the error for a target that is %s', (what, target) => {
    const errors: unknown[] = [];
    play(action, target() as never, of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([
      new TypeError(`${name}: the target must be domTarget(element) of rx-motion/dom, got ${what}`),
    ]);
  });
});
