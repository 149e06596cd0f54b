import { expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { fadeTo, moveBy, play, spawn } from 'rx-motion';
import { domTarget, flush, release, styleTo } from 'rx-motion/dom';

it('gives an element back in the middle of what moved it, with the style that it had', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.opacity = '0.5';
  const target = domTarget(element);
  const away = spawn(moveBy(1, { x: 8 }), fadeTo(1, 1), styleTo(1, { width: '50px' }));
  element.style.width = '10px';
  play(away, target, of(0, 0.5)).subscribe();
  flush();
  expect(element.style.width).not.toBe('10px');
  release(target);
  expect(element.style.cssText).toBe('opacity: 0.5; width: 10px;');
  expect([target.x, target.opacity]).toEqual([0, 0.5]);
});
