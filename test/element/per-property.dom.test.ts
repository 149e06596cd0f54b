import { expect, it } from '@jest/globals';
import { perProperty } from '../../src/element/per-property.js';

it('makes one value for each element and property', () => {
  const valueOf = perProperty((_element, name) => ({ name }));
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  const value = valueOf(one, 'width');
  expect(value).toEqual({ name: 'width' });
  expect(valueOf(one, 'width')).toBe(value);
  expect(valueOf(one, 'height')).not.toBe(value);
  expect(valueOf(other, 'width')).not.toBe(value);
});
