import { expect, it } from '@jest/globals';
import { AttachedLeaf } from '../../src/action/attached-leaf.js';
import type { Attached, Effect } from '../../src/action/effect.js';
import type { Leaf } from '../../src/action/leaf.js';
import { CLOSED } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';

it('tells its effect the playhead and itself, each time before it is live', () => {
  const steps: unknown[] = [];
  const effect: Effect & Attached = {
    update: (progress) => steps.push(progress),
    attach: (playhead, span) => steps.push([playhead === run, span === leaf, span.observer]),
  };
  const leaf: Leaf = new AttachedLeaf(effect, 0, 1, CLOSED);
  const run = new Run({ duration: 1, bind: () => leaf }, {}, CLOSED);
  for (const time of [0.5, 1, 0.5]) run.seek(time);
  const attached = [true, true, null];
  expect(steps).toEqual([attached, 0.5, 1, attached, 0.5]);
});
