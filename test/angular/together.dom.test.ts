import { afterEach, describe, expect, it } from '@jest/globals';
import { together } from '../../src/angular/together.js';

describe('elements that leave together', () => {
  const started: [id: string, delay: number][] = [];
  const begin = ({ id }: HTMLElement, _complete: () => void, delay: number): void => void started.push([id, delay]);
  afterEach(() => {
    started.length = 0;
    document.body.replaceChildren();
  });

  it('start in document order with a gap; those of a later task start again at 0', async () => {
    document.body.innerHTML = '<i id="a"></i><p id="b"><i id="c"></i></p>';
    const items = Array.from(document.querySelectorAll<HTMLElement>('i, p')).reverse();
    const add = together(begin, 0.5);
    for (const item of items) add(item, () => undefined);
    expect(started).toEqual([]);
    await Promise.resolve();
    add(items[0]!, () => undefined);
    await Promise.resolve();
    expect(started).toEqual([
      ['a', 0],
      ['b', 0.5],
      ['c', 1],
      ['c', 0],
    ]);
  });

  it('start once, however often they are added, and complete each time', async () => {
    document.body.innerHTML = '<i id="a"></i><i id="b"></i><i id="c"></i>';
    const completed: string[] = [];
    const add = together((element, complete, delay) => {
      complete();
      begin(element, complete, delay);
    }, 0.5);
    for (const item of Array.from(document.querySelectorAll('i')).reverse())
      for (const time of ['first', 'second']) add(item, () => void completed.push(item.id + time));
    await Promise.resolve();
    expect(new Set(started.map(String))).toEqual(new Set(['a,0', 'b,0.5', 'c,1']));
    expect(completed.sort()).toEqual(['afirst', 'asecond', 'bfirst', 'bsecond', 'cfirst', 'csecond']);
  });

  it('start from the last one if the gap is negative', async () => {
    document.body.innerHTML = '<i id="a"></i><i id="b"></i><i id="c"></i>';
    const add = together(begin, -0.5);
    for (const item of document.querySelectorAll('i')) add(item, () => undefined);
    await Promise.resolve();
    expect(started).toEqual([
      ['c', 0],
      ['b', 0.5],
      ['a', 1],
    ]);
  });

  it('start immediately without a gap', () => {
    const item = document.createElement('i');
    item.id = 'only';
    together(begin, 0)(item, () => undefined);
    expect(started).toEqual([['only', 0]]);
  });
});
