import { expect, it } from '@jest/globals';
import { carried, carrierOf } from '../../src/layout/carrier.js';

const around = { a: 1, b: 0, c: 0, d: 1 };
const seen = (x: number, width: number) => ({ x, y: 0, width, height: 10, around });

it('is the innermost element around one that glides', () => {
  document.body.innerHTML = '<main><section><p><b></b></p></section></main>';
  const [main, section, b] = ['main', 'section', 'b'].map((name) => document.querySelector(name)!);
  const [outer, inner] = [seen(0, 1), seen(1, 1)].map((it) => ({
    was: it,
    now: it,
    isScaled: false,
    takesChildren: false,
  }));
  const carriers = new Map([
    [main!, outer!],
    [section!, inner!],
  ]);
  expect([carrierOf(b!, carriers), carrierOf(main!, carriers), carrierOf(b!, new Map())]).toEqual([
    inner,
    undefined,
    undefined,
  ]);
});

it('moves what is in it, and scales it if it is scaled', () => {
  const carrier = { was: seen(0, 50), now: seen(100, 100), isScaled: false, takesChildren: false };
  expect(carried(seen(120, 20), carrier)).toEqual(seen(20, 20));
  expect(carried(seen(120, 20), { ...carrier, isScaled: true })).toEqual({
    ...seen(10, 10),
    around: { a: 0.5, b: 0, c: 0, d: 1 },
  });
});
