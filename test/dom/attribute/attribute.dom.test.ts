import { expect, it } from '@jest/globals';
import { Attribute, attributeOf, numberIn } from '../../../src/dom/attribute/attribute.js';
import { flush } from '../../../src/dom/style/flush.js';

it('is written at the next flush', () => {
  const element = document.createElement('div');
  const width = new Attribute(element, 'width');
  expect(width.text).toBeNull();
  width.text = '5';
  expect([width.text, element.getAttribute('width')]).toEqual(['5', null]);
  flush();
  expect(element.getAttribute('width')).toBe('5');
  element.setAttribute('width', '8');
  expect(width.text).toBe('8');
  width.text = null;
  flush();
  expect(element.hasAttribute('width')).toBe(false);
});

it('does not touch the page where the text is there already', async () => {
  const element = document.createElement('div');
  element.setAttribute('width', '5');
  const records: MutationRecord[] = [];
  new MutationObserver((list) => records.push(...list)).observe(element, { attributes: true });
  attributeOf(element, 'width').text = '5';
  flush();
  await Promise.resolve();
  expect(records).toEqual([]);
});

it('is the same object for all actions', () => {
  const element = document.createElement('div');
  expect(attributeOf(element, 'width')).toBe(attributeOf(element, 'width'));
  expect(attributeOf(element, 'width')).not.toBe(attributeOf(element, 'height'));
});

it('has a number, 0 if it is not there', () => {
  expect([null, ' 2.5 ', '-1e3'].map((text) => numberIn('attributeTo', 'r', text))).toEqual([0, 2.5, -1000]);
  for (const text of ['', '2px', 'auto', 'Infinity'])
    expect(() => numberIn('attributeTo', 'r', text)).toThrow(
      new TypeError(`attributeTo: the attribute r must be a number, got "${text}"`),
    );
});
