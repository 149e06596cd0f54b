import { expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { domTarget } from 'rx-motion/dom';
import { checkFlip } from '../../src/layout/flip-options.js';
import { Flipping } from '../../src/layout/flipping.js';
import { followed } from '../../src/layout/followed.js';
import { copyOf } from '../../src/layout/shift.js';
import { layOut } from './laid-out.js';

it('moves what was noted as the element was moved since, even if that is gone', () => {
  document.body.innerHTML = '<div><p></p></div>';
  const parent = document.querySelector<HTMLElement>('div')!;
  layOut(parent);
  const element = parent.querySelector('p')!;
  const target = domTarget(element);
  target.x = 5;
  const { noted } = new Flipping([element], checkFlip('flip', { reduced$: of(false) }));
  const shifts = new Map([[element, copyOf(target)]]);
  target.x = 12;
  element.remove();
  const [was, is, unknown] = [noted, followed(noted, shifts), followed(noted, new Map())].map(
    (all) => all.get(element)!.seen.x,
  );
  expect([is! - was!, unknown]).toEqual([7, was]);
});
