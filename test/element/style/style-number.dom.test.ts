import { afterEach, describe, expect, it } from '@jest/globals';
import { flush } from '../../../src/dom/index.js';
import { styleNumber } from '../../../src/element/style/style-number.js';

const scope = globalThis as { CSS?: unknown };
const before = scope.CSS;
afterEach(() => {
  document.body.replaceChildren();
  scope.CSS = before;
});

function element(css: string): HTMLElement {
  const it = document.body.appendChild(document.createElement('div'));
  it.style.cssText = css;
  return it;
}

describe('a number in a style', () => {
  it.each<[css: string, name: string, unit: string | undefined, value: number, unit: string]>([
    ['width: 12.5px', 'width', undefined, 12.5, 'px'],
    ['width: 50%', 'width', undefined, 50, '%'],
    ['margin-left: -1.5em', 'margin-left', undefined, -1.5, 'em'],
    ['--glow: .5', '--glow', undefined, 0.5, ''],
    ['', '--glow', undefined, 0, ''],
    ['', '--glow', 'deg', 0, 'deg'],
    ['margin-left: 0px', 'margin-left', '%', 0, '%'],
    ['width: auto', 'width', 'px', 0, 'px'],
  ])('of "%s" is read by its name: %s', (css, name, unit, value, ownUnit) => {
    expect(styleNumber(element(css), name, unit)).toMatchObject({ value, unit: ownUnit });
  });

  it('is written at the next flush, if it has changed or others have replaced it', () => {
    const box = element('width: 5px');
    const { style } = box;
    const width = styleNumber(box, 'width', undefined);
    width.value = 8.25;
    expect([width.value, style.width]).toEqual([8.25, '5px']);
    flush();
    expect(style.width).toBe('8.25px');
    style.width = '1px';
    width.value = 8.25;
    flush();
    expect(style.width).toBe('8.25px');
  });

  it('is written as a whole number if CSS takes no fractions', () => {
    scope.CSS = { supports: (name: string, value: string) => name === 'z-index' && value === '2' };
    const it = element('z-index: 1');
    const depth = styleNumber(it, 'z-index', undefined);
    depth.value = 2.6;
    flush();
    expect([depth.value, it.style.zIndex]).toEqual([2.6, '3']);
  });

  it('is the same object by either name, in one unit', () => {
    const box = element('margin-left: 5px');
    expect(styleNumber(box, 'marginLeft')).toBe(styleNumber(box, 'margin-left', 'px'));
    expect(() => styleNumber(box, 'marginLeft', '%')).toThrow(
      new RangeError('styleNumber: unit must be the one of margin-left, "px", got "%"'),
    );
  });

  it('is rejected if the style has none', () => {
    expect(() => styleNumber(element(''), 'widht', 'px')).toThrow(
      new RangeError('styleNumber: property must be a CSS property, got "widht"'),
    );
    expect(() => styleNumber(element('bottom: auto'), 'bottom', undefined)).toThrow(
      new RangeError('styleNumber: bottom must be a number unless a unit is given, got "auto"'),
    );
    expect(() => styleNumber(document.createElement('div'), 'width', undefined)).toThrow(
      'styleNumber: the element must be in the document when width is read first, got one that is not',
    );
  });
});
