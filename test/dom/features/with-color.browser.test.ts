import { expect, it } from '@jest/globals';
import type { Declarations } from '../../../src/dom/style/declarations.js';
import { StyleColor } from '../../../src/dom/features/style-color.js';

it('reads a property of CSS, and writes it with the alpha that it has', () => {
  const computed = { getPropertyValue: (name: string) => (name === 'border-color' ? 'rgba(1, 2, 3, 0.5)' : 'red') };
  const border = new StyleColor('border-color', computed as CSSStyleDeclaration);
  expect(border.color).toEqual({ r: 1, g: 2, b: 3 });
  border.color = { r: 9, g: 8, b: 7 };
  const said: unknown[] = [];
  border.write({ say: (...given: unknown[]) => said.push(given) } as unknown as Declarations);
  expect(said).toEqual([['border-color', 'rgb(9, 8, 7, 0.5)']]);
});
