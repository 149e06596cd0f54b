import { afterEach, expect, it } from '@jest/globals';
import { addFeature, hasFeature, hostOf } from '../../../src/dom/features/feature.js';
import { domTarget } from '../../../src/dom/index.js';

afterEach(() => document.body.replaceChildren());

it('gives a target properties that something else holds', () => {
  const target = domTarget(document.body.appendChild(document.createElement('div')));
  const host = hostOf('withLight', target);
  const feature = { light: 1, shade: 2 };
  expect(hasFeature(host, 'light')).toBe(false);
  addFeature(host, feature, 'light', 'shade');
  expect(hasFeature(host, 'light')).toBe(true);
  Object.assign(target, { light: 5 });
  feature.shade = 6;
  expect([feature.light, Reflect.get(target, 'shade')]).toEqual([5, 6]);
});

it('refuses anything but a target of an element', () => {
  expect(() => hostOf('withLight', { element: document.body } as never)).toThrow(
    new TypeError('withLight: target must be a target that domTarget made, got an object'),
  );
});
