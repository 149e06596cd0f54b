import { expect, it } from '@jest/globals';
import { domTarget, flush } from 'rx-motion/dom';
import { HEIGHT, Offsets, WIDTH } from '../../src/layout/offsets.js';
import { Room } from '../../src/layout/room.js';

it('takes from the margins what is added to the size, and gives it back', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.margin = '4px';
  const offsets = new Offsets(domTarget(element));
  const room = new Room(offsets.target);
  const margins = [
    [10, -5],
    [0, 0],
  ].map(([width, height]) => {
    offsets.amounts[WIDTH] = width!;
    offsets.amounts[HEIGHT] = height!;
    room.show(offsets);
    flush();
    return [element.style.marginRight, element.style.marginBottom];
  });
  expect(margins).toEqual([
    ['calc(-6px)', 'calc(9px)'],
    ['4px', '4px'],
  ]);
});
