import { expect, it } from '@jest/globals';
import { StyleEntry } from '../../../src/dom/style/style-entry.js';

function styleOf(css: string): CSSStyleDeclaration {
  const { style } = document.createElement('div');
  style.cssText = css;
  return style;
}

it('is missed once others have replaced what it has written, and not before it has written', () => {
  const style = styleOf('width: 1px');
  const entry = new StyleEntry(style, 'width');
  style.cssText = '';
  expect(entry.isMissed).toBe(false);
  entry.write('2.50px');
  entry.write('2.50px');
  expect([entry.isMissed, style.width]).toEqual([false, '2.5px']);
  style.cssText = 'height: 1px';
  expect(entry.isMissed).toBe(true);
  entry.write('2.50px');
  expect([entry.isMissed, style.cssText]).toEqual([false, 'height: 1px; width: 2.5px;']);
});

it('is looked at when it is said for the second time, for what goes on is written anyway', () => {
  const entry = new StyleEntry(styleOf(''), 'width');
  entry.write('2px');
  expect(entry.isMissed).toBe(true);
});

it('stays as important as it was', () => {
  const style = styleOf('width: 1px !important');
  new StyleEntry(style, 'width').write('2px');
  new StyleEntry(style, 'height').write('3px');
  expect(['width', 'height'].map((name) => style.getPropertyPriority(name))).toEqual(['important', '']);
});
