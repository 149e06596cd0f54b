import { describe, expect, it } from '@jest/globals';
import { property } from '../../src/lines/lens.js';
import { Pushed } from '../../src/lines/pushed.js';

describe('a pushed number', () => {
  it('keeps what else changes it between two writes', () => {
    const target = { x: 1 };
    const x = new Pushed('shake', property('x'), target);
    x.put(5);
    target.x += 10;
    x.put(6);
    expect([x.found, target.x]).toEqual([1, 16]);
  });

  it('takes what its target rounds for no push', () => {
    let value = 0;
    const target = {
      get x() {
        return value;
      },
      set x(x) {
        value = Math.round(x);
      },
    };
    const x = new Pushed('shake', property('x'), target);
    for (const place of [0.4, 0.8, 1.2, 1]) x.put(place);
    expect(value).toBe(1);
  });
});
