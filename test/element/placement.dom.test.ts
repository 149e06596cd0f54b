import { beforeEach, expect, it } from '@jest/globals';
import { domTarget } from 'rx-motion/dom';
import { placementOn } from '../../src/element/placement.js';

let shape: SVGPathElement;
beforeEach(() => {
  document.body.innerHTML = '<svg><path/></svg><div></div><div></div>';
  shape = document.querySelector('path')!;
  shape.getScreenCTM = () => ({ a: 2, b: 0, c: 0, d: 3, e: 7, f: 9 }) as DOMMatrix;
});

it('writes all targets first, but later in the same task only the one that is measured', () => {
  const [first, second] = Array.from(document.querySelectorAll('div'), (element) => domTarget(element));
  const shown = (): string[] => [first, second].map((target) => target!.element.style.opacity);
  first!.opacity = 0.5;
  placementOn(shape, second!);
  expect(shown()).toEqual(['0.5', '']);
  first!.opacity = 0.6;
  second!.opacity = 0.7;
  placementOn(shape, second!);
  expect(shown()).toEqual(['0.5', '0.7']);
});
