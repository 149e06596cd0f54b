import { expect, it } from '@jest/globals';
import { moveTo } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { toMarbles, trace } from 'rx-motion/testing';

it('a trace of an element has a line for each animated property, not for internals', () => {
  const target = domTarget(document.body.appendChild(document.createElement('div')));
  const lines = toMarbles(trace(moveTo(0.5, { x: 100, y: 10 }), target, { fps: 4 })).split('\n');
  const names = lines.map((lane) => /^\S+/.exec(lane)![0]);
  expect(lines.filter((line) => /^[xy] /.test(line)).map((line) => line.split(/\s+/)[1])).toEqual([
    '0-----50---100|',
    '0-----5----10-|',
  ]);
  expect(names).toEqual(expect.arrayContaining(['rotation', 'scaleX', 'opacity', 'visible']));
  expect(lines.length).toBeLessThan(50);
});
