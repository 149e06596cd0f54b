import { expect, it } from '@jest/globals';
import { fadeOut, reverseTime, spawn } from 'rx-motion';
import { enter, flush, leave, styleTo } from 'rx-motion/dom';
import { Subject } from 'rxjs';
import { setInert } from '../../src/dom/presence/inert.js';
import { popLeaving } from '../../src/layout/out-of-flow.js';

it('is taken out of the flow in place, and put back when it is called back', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.cssText = 'width: 50px; margin-top: 3px;';
  setInert(element, true);
  popLeaving([element]);
  expect([element.style.position, element.style.left, element.style.marginTop]).toEqual(['absolute', '0px', '0px']);
  setInert(element, false);
  expect(element.style.cssText).toBe('width: 50px; margin-top: 3px;');
});

it('is put back also if the action that brings it back found it taken out', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.cssText = 'height: 18px;';
  const frame$ = new Subject<number>();
  const collapse = spawn(fadeOut(1), styleTo(1, { height: '0px', marginTop: '9px' }));
  setInert(element, true);
  popLeaving([element]);
  leave(element, collapse, frame$).subscribe();
  for (const dt of [0, 0.25]) frame$.next(dt);
  enter(element, reverseTime(collapse), frame$).subscribe();
  for (const dt of [0, 2]) frame$.next(dt);
  flush();
  expect(element.style.cssText).toBe('height: 18px;');
});

it('stays in the flow if it is a table row, whose cells would lose their columns', () => {
  document.body.innerHTML = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const row = document.querySelector('tr')!;
  setInert(row, true);
  popLeaving([row]);
  expect(row.getAttribute('style')).toBeNull();
});
