import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Branch } from '../../src/time/branch.js';
import { Changes } from '../../src/time/changes.js';
import { numRuns } from '../property/runs.js';

it.each([1, -1] as const)('takes the branches in the order of their changes, then of their places: %d', (direction) => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (all) => {
      const changes = new Changes(direction);
      const branches = all.map((change, index) => ({ change, order: index }) as unknown as Branch);
      for (const branch of branches) changes.add(branch);
      const taken: Branch[] = [];
      for (let { first } = changes; first !== undefined; { first } = changes) {
        taken.push(first);
        changes.take();
      }
      const sorted = [...branches].sort((a, b) => direction * (a.change - b.change || a.order - b.order));
      expect(taken).toEqual(sorted);
    }),
    { numRuns },
  );
});
