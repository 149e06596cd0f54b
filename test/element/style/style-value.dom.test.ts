import { expect, it } from '@jest/globals';
import { flush } from '../../../src/element/page.js';
import { foundValue, type Shown, StyleValue } from '../../../src/element/style/style-value.js';

class Pixels extends StyleValue<number> {
  protected override textOf(value: number): string {
    return `${value}px`;
  }

  protected override read(): Shown<number> {
    return { value: this.value, own: [this.value] };
  }
}

it('is written at the next flush, and restored when it is set again', () => {
  const element = document.createElement('div');
  const { style } = element;
  const width = new Pixels(element, 'width', { value: 5, own: [5] });
  width.value = 8.25;
  expect([width.value, style.width]).toEqual([8.25, '']);
  flush();
  expect(style.width).toBe('8.25px');
  style.cssText = 'height: 1px';
  flush();
  expect(style.width).toBe('');
  width.value = 8.25;
  flush();
  expect(style.width).toBe('8.25px');
});

it('writes nothing before it is set to a different value', () => {
  const element = document.createElement('div');
  const { style } = element;
  const width = new Pixels(element, 'width', { value: 5, own: [5] });
  width.value = 5;
  flush();
  expect(style.width).toBe('');
});

it('is no longer declared when it has the value that the page gives it', () => {
  const element = document.createElement('div');
  const { style } = element;
  style.setProperty('width', '5px', 'important');
  const width = new Pixels(element, 'width', { value: 5, own: [5] });
  for (const value of [8, 5]) {
    width.value = value;
    flush();
  }
  expect([style.width, style.getPropertyPriority('width')]).toEqual(['5px', 'important']);
  style.width = '';
  flush();
  expect(style.width).toBe('');
});

it('rejects a property that CSS does not have', () => {
  const element = document.createElement('p');
  for (const name of ['width', '--any']) expect(foundValue(Pixels, 'styleTo', element, name)).toBeUndefined();
  for (const name of ['widht', 'length', 'constructor', 'item', 'parent-rule'])
    expect(() => foundValue(Pixels, 'styleTo', element, name)).toThrow(
      new RangeError(`styleTo: property must be a CSS property, got "${name}"`),
    );
});
