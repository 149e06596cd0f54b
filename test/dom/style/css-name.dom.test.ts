import { expect, it } from '@jest/globals';
import { checkCssName } from '../../../src/dom/style/css-name.js';

it('rejects a property that CSS does not have', () => {
  const { style } = document.createElement('p');
  for (const name of ['width', '--any']) checkCssName('styleTo', style, name);
  for (const name of ['widht', 'length', 'constructor', 'item', 'parent-rule'])
    expect(() => {
      checkCssName('styleTo', style, name);
    }).toThrow(new RangeError(`styleTo: property must be a CSS property, got "${name}"`));
});
