import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { orderLeaves } from '../../src/angular/leave-order.js';
import { eventFor } from './injector.js';

describe('elements that leave together', () => {
  const started: [id: string, delay: number][] = [];
  let items: HTMLElement[];
  const listenerWith = (gap: number) => orderLeaves(({ target }, delay) => void started.push([target.id, delay]), gap);
  beforeEach(() => {
    started.length = 0;
    document.body.innerHTML = '<i id="a"></i><p id="b"><i id="c"></i></p>';
    items = [...document.querySelectorAll<HTMLElement>('i, p')];
  });
  afterEach(() => document.body.replaceChildren());

  it('start in document order with a gap; those of a later task start again at 0', async () => {
    const leave = listenerWith(0.5);
    for (const item of [...items].reverse()) leave(eventFor(item));
    expect(started).toEqual([]);
    await Promise.resolve();
    leave(eventFor(items[2]!));
    await Promise.resolve();
    expect(started).toEqual([
      ['a', 0],
      ['b', 0.5],
      ['c', 1],
      ['c', 0],
    ]);
  });

  it('start at one time if they are added twice', async () => {
    const leave = listenerWith(0.5);
    for (const item of [...items].reverse()) for (let time = 0; time < 2; time++) leave(eventFor(item));
    await Promise.resolve();
    expect(started.map(String)).toEqual(['a,0', 'a,0', 'b,0.5', 'b,0.5', 'c,1', 'c,1']);
  });

  it('start from the last one if the gap is negative', async () => {
    const leave = listenerWith(-0.5);
    for (const item of items) leave(eventFor(item));
    await Promise.resolve();
    expect(started).toEqual([
      ['c', 0],
      ['b', 0.5],
      ['a', 1],
    ]);
  });

  it('start immediately without a gap', () => {
    listenerWith(0)(eventFor(items[0]!));
    expect(started).toEqual([['a', 0]]);
  });
});
