import { afterEach, describe, expect, it } from '@jest/globals';
import { together } from '../../src/angular/together.js';

describe('elements that go together', () => {
  const begun: [id: string, delay: number][] = [];
  const begin = ({ id }: HTMLElement, _complete: () => void, delay: number): void => void begun.push([id, delay]);
  afterEach(() => {
    begun.length = 0;
    document.body.replaceChildren();
  });

  it('begin in the order of the page, so many seconds apart; those of a later turn begin anew', async () => {
    document.body.innerHTML = '<i id="a"></i><p id="b"><i id="c"></i></p>';
    const items = Array.from(document.querySelectorAll<HTMLElement>('i, p')).reverse();
    const add = together(begin, 0.5);
    for (const item of items) add(item, () => undefined);
    expect(begun).toEqual([]);
    await Promise.resolve();
    add(items[0]!, () => undefined);
    await Promise.resolve();
    expect(begun).toEqual([
      ['a', 0],
      ['b', 0.5],
      ['c', 1],
      ['c', 0],
    ]);
  });

  it('begin once, however often they are named, and each of those that wait is told', async () => {
    document.body.innerHTML = '<i id="a"></i><i id="b"></i><i id="c"></i>';
    const told: string[] = [];
    const add = together((element, complete, delay) => {
      complete();
      begin(element, complete, delay);
    }, 0.5);
    for (const item of Array.from(document.querySelectorAll('i')).reverse())
      for (const time of ['first', 'second']) add(item, () => void told.push(item.id + time));
    await Promise.resolve();
    expect(new Set(begun.map(String))).toEqual(new Set(['a,0', 'b,0.5', 'c,1']));
    expect(told.sort()).toEqual(['afirst', 'asecond', 'bfirst', 'bsecond', 'cfirst', 'csecond']);
  });

  it('begin at once where nothing lies between them', () => {
    const item = document.createElement('i');
    item.id = 'only';
    together(begin, 0)(item, () => undefined);
    expect(begun).toEqual([['only', 0]]);
  });
});
