import { expect, it } from '@jest/globals';
import { type Action, cssValues, keyframes, springTo, to } from 'rx-motion';
import { attribute, type AttributeValue } from 'rx-motion/dom';
import { of } from 'rxjs';
import { attributeOf } from '../../../src/element/attribute/attribute.js';
import { flush } from '../../../src/element/page.js';

it('is the same object each time', () => {
  const element = document.createElement('div');
  expect(attribute(element, 'width')).toBe(attribute(element, 'width'));
});

it('is written at the next flush', () => {
  const element = document.createElement('div');
  const width = attributeOf(element, 'width');
  expect(width.content).toBeNull();
  width.content = '5';
  expect([width.content, element.getAttribute('width')]).toEqual(['5', null]);
  flush();
  expect(element.getAttribute('width')).toBe('5');
  element.setAttribute('width', '8');
  expect(width.content).toBe('8');
  width.content = null;
  flush();
  expect(element.hasAttribute('width')).toBe(false);
});

it('does not touch the page if the text is already there', async () => {
  const element = document.createElement('div');
  element.setAttribute('width', '5');
  const records: MutationRecord[] = [];
  new MutationObserver((list) => records.push(...list)).observe(element, { attributes: true });
  attributeOf(element, 'width').content = '5';
  flush();
  await Promise.resolve();
  expect(records).toEqual([]);
});

it.each<[what: string, action: Action<AttributeValue>, found: string | null, shown: string]>([
  ['a number', to(2, { number: 9 }), '5', '7'],
  ['a number that is not there', to(2, { number: 9 }), null, '4.5'],
  ['a text', to(2, { text: '4 0 8 8' }, { mix: cssValues() }), '0 0 4 4', '2 0 6 6'],
  ['keyframes', keyframes(2, [{ number: 9 }, { number: 3, offset: 0.5 }, { number: 0 }]), '5', '3'],
  ['a spring', springTo({ number: 9 }, { duration: 1e-3 }), '5', '9'],
])('is a value for other actions: %s', (_, action, found, shown) => {
  const element = document.createElement('div');
  if (found !== null) element.setAttribute('width', found);
  const value: AttributeValue = attribute(element, 'width');
  of(0, 1).pipe(action.on(value)).subscribe();
  flush();
  expect(element.getAttribute('width')).toBe(shown);
});

it('reports an attribute of another form', () => {
  const element = document.createElement('div');
  const errors: string[] = [];
  const run = (action: Action<AttributeValue>) =>
    of(0)
      .pipe(action.on(attribute(element, 'width')))
      .subscribe({ error: (error: unknown) => errors.push(String(error)) });
  run(to(1, { text: '4 4' }, { mix: cssValues() }));
  element.setAttribute('width', '5px');
  run(to(1, { number: 4 }));
  expect(errors).toEqual([
    `TypeError: to: the target's text must be of the form of "4 4", got ""`,
    'TypeError: attribute: the attribute width must be a number, got "5px"',
  ]);
});

it('rejects anything but an element', () => {
  expect(() => attribute(null as never, 'r')).toThrow('attribute: element must be an element, got null');
});
