import { expect, it } from '@jest/globals';
import { fadeOut } from 'rx-motion';
import { childrenToLeave, registerLeave } from '../../src/angular/children.js';

it('finds the elements that are to leave with one, at any depth, in the order of the page', () => {
  const parent = document.createElement('div');
  parent.innerHTML = '<p><i></i></p><b></b><u></u>';
  const [out, slow] = [fadeOut(1), fadeOut(2)];
  registerLeave(parent.querySelector('b')!, slow);
  registerLeave(parent.querySelector('i')!, out);
  registerLeave(parent, out);
  expect(childrenToLeave(parent)).toEqual([
    [parent.querySelector('i'), out],
    [parent.querySelector('b'), slow],
  ]);
});
