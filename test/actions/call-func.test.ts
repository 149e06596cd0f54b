import { expect, it } from '@jest/globals';
import { callFunc, play } from 'rx-motion';
import { of } from 'rxjs';
import type { Figure } from '../property/random/figure.js';
import { itHappensAtOnce } from './happening.js';

const count = callFunc<Figure>((target) => {
  target.level++;
});
const level = (level: number) => ({ level });

itHappensAtOnce({
  name: 'callFunc',
  action: count,
  found: level(0),
  after: level(1),
  twice: level(2),
  reversed: level(2),
  back: level(1),
});

it('callFunc passes the target to the callback', () => {
  const targets: unknown[] = [];
  const target = {};
  play(
    callFunc((given) => targets.push(given)),
    target,
    of(0),
  ).subscribe();
  expect(targets[0]).toBe(target);
});
