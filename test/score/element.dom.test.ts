/** Scores of elements: what is written to a style or an attribute is not a property of the target. */
import { expect, it, jest } from '@jest/globals';
import { fadeTo, moveTo, quadraticIn, sequence, spawn } from 'rx-motion';
import { attributeBy, attributeTo, domTarget, styleTo } from 'rx-motion/dom';
import { flip } from 'rx-motion/layout';
import { check, sampleAt, score } from 'rx-motion/score';

it('reads styles and attributes by their names, and touches no element', async () => {
  const element = document.createElement('div');
  element.setAttribute('data-level', '2');
  element.style.cssText = 'filter: blur(0px); outline-width: 4px';
  document.body.append(element);
  const before = element.outerHTML;
  const plan = score(
    spawn(
      spawn(moveTo(1, { x: 10 }), fadeTo(1, 0)),
      spawn(styleTo(1, { filter: 'blur(8px)' }), styleTo(2, { outlineWidth: 8 })),
      sequence(
        attributeTo(1, { 'data-level': 4 }),
        attributeBy(1, { 'data-level': 2 }),
        attributeTo(1, { 'data-level': 0 }),
      ),
    ),
    domTarget(element),
  );
  expect(plan.left).toEqual([]);
  expect([1.5, 2.5].map((time) => sampleAt(plan, time)[0]!['[data-level]'])).toEqual([5, 3]);
  expect(sampleAt(plan, 0.5)).toEqual([
    { x: 5, opacity: 0.5, filter: 'blur(4px)', 'outline-width': '5px', '[data-level]': 3 },
  ]);
  await new Promise(requestAnimationFrame);
  expect(element.outerHTML).toBe(before);
});

it('checks styles, too', () => {
  const target = domTarget(document.createElement('div'));
  const late = styleTo(1, { filter: 'blur(8px)' }, quadraticIn);
  const rules = check(score(late, target), { slowStart: false, still: false }).map(({ rule }) => rule);
  expect(rules).toEqual(['slowStart']);
  target.element.style.filter = 'blur(8px)';
  expect(check(score(late, target), { still: false }).map(({ rule }) => rule)).toEqual(['still']);
});

it('skips a flip, which changes the page, and reads the actions after it', () => {
  const [list, element] = [document.createElement('ul'), document.createElement('li')];
  list.append(element);
  document.body.append(list);
  const change = jest.fn();
  const open = sequence(flip([element], change, { duration: 0.5 }), fadeTo(1, 0));
  const plan = score(open, domTarget(element));
  expect(change).not.toHaveBeenCalled();
  expect(plan.left).toEqual([{ kind: 'flip', target: 0, start: 0, reason: 'it changes the page' }]);
  expect(sampleAt(plan, 1)).toEqual([{ opacity: 0.5 }]);
});
