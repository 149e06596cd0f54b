import { expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { domTarget } from 'rx-motion/dom';
import { checkFlip } from '../../src/layout/flip-options.js';
import { Flipping } from '../../src/layout/flipping.js';
import { followed } from '../../src/layout/followed.js';
import { shiftOf } from '../../src/layout/shift.js';
import { layOut } from './laid-out.js';

it('moves what was noted as it was moved since, with what is in it, even if gone', () => {
  document.body.innerHTML = '<div><p><b></b></p></div>';
  const parent = document.querySelector<HTMLElement>('div')!;
  const element = parent.querySelector('p')!;
  const child = element.querySelector('b')!;
  layOut(element);
  layOut(parent);
  const target = domTarget(element);
  const { noted, seen } = new Flipping([element], checkFlip('flip', { reduced$: of(false) }));
  const shifts = new Map(Array.from(seen, ([one, where]) => [one, shiftOf(one, where)]));
  target.x = 7;
  element.remove();
  const is = followed(noted, shifts);
  expect([element, child].map((one) => is.get(one)!.seen.x - noted.get(one)!.seen.x)).toEqual([7, 7]);
});
