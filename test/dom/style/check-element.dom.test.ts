import { expect, it } from '@jest/globals';
import { checkElement } from '../../../src/dom/style/check-element.js';

it('lets elements pass, those of another document too', () => {
  const other = document.implementation.createHTMLDocument().createElement('p');
  for (const element of [document.body, other]) expect(checkElement('domTarget', element)).toBe(element);
});

it.each([[null], [undefined], ['#box'], [{}], [document]])('refuses anything but an element: %p', (junk) => {
  expect(() => checkElement('domTarget', junk as unknown as Element)).toThrow(
    /^domTarget: element must be an element, got /,
  );
});
