import { expect, it } from '@jest/globals';
import { AttributeContent, contentOf } from '../../../src/dom/attribute/attribute-content.js';
import { flush } from '../../../src/dom/style/flush.js';

it('is written at the next flush', () => {
  const element = document.createElement('div');
  const width = new AttributeContent(element, 'width');
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
  contentOf(element, 'width').content = '5';
  flush();
  await Promise.resolve();
  expect(records).toEqual([]);
});

it('is the same object for all actions', () => {
  const element = document.createElement('div');
  expect(contentOf(element, 'width')).toBe(contentOf(element, 'width'));
  expect(contentOf(element, 'width')).not.toBe(contentOf(element, 'height'));
});
