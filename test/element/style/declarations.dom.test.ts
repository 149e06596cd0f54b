import { expect, it } from '@jest/globals';
import { Declarations } from '../../../src/element/style/declarations.js';

it('write the latest values, by their CSS names, and restore the others', () => {
  const element = document.createElement('div');
  const { style } = element;
  const declarations = new Declarations(element);
  declarations.of('opacity').set(0.25);
  declarations.of('opacity').set(0.5);
  declarations.of('transform-origin').set('0px 0px');
  declarations.of('--glow').set(3);
  expect(style.cssText).toBe('');
  declarations.write();
  expect(style.cssText).toBe('opacity: 0.5; transform-origin: 0px 0px; --glow: 3;');
  style.cssText = 'width: 1px';
  declarations.of('opacity').set(1);
  declarations.write();
  expect(style.cssText).toBe('width: 1px; opacity: 1; transform-origin: 0px 0px; --glow: 3;');
});
