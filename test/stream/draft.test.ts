import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { propertyLenses } from '../../src/lines/lens.js';
import { unwrapTarget } from '../../src/lines/target.js';
import { Draft } from '../../src/stream/draft.js';
import { numRuns } from '../property/runs.js';

const frozen = <S>(value: S): S => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

/** What an action that moves x writes to. */
function lentBy<T extends object>(target: T): T {
  return unwrapTarget(target as never, propertyLenses('x')) as T;
}

describe('a draft', () => {
  it('copies a written part and its parents, and shares the rest', () => {
    const state = frozen({ a: { b: { x: 1 }, c: { y: 2 } }, d: [1, 2] });
    const draft = new Draft<{ a: { b: { x: number }; c: { y: number } }; d: number[] }>(state);
    draft.view.a.b.x = 5;
    const next = draft.snapshot();
    expect(next).toEqual({ a: { b: { x: 5 }, c: { y: 2 } }, d: [1, 2] });
    expect(state.a.b.x).toBe(1);
    expect(next.a.c).toBe(state.a.c);
    expect(next.d).toBe(state.d);
    expect(Object.isFrozen(next) && Object.isFrozen(next.a.b)).toBe(true);
  });

  it('returns the same object if nothing has changed in the end', () => {
    const state = { a: { x: 1 }, n: NaN };
    const draft = new Draft(state);
    expect(draft.snapshot()).toBe(state);
    draft.view.a.x = 1;
    draft.view.n = NaN;
    expect(draft.snapshot()).toBe(state);
    draft.view.a.x = 2;
    draft.view.a.x = 1;
    expect(draft.snapshot()).toBe(state);
    draft.view.a.x = 2;
    const changed = draft.snapshot();
    expect(draft.snapshot()).toBe(changed);
  });

  it('keeps the view of a part valid after the part is copied', () => {
    const draft = new Draft({ a: { x: 0 } });
    const { a } = draft.view;
    a.x = 1;
    expect(draft.view.a.x).toBe(1);
    draft.snapshot();
    a.x = 2;
    expect(draft.snapshot()).toEqual({ a: { x: 2 } });
    expect(draft.view.a).toBe(a);
  });

  it('does not write into an object assigned to a part', () => {
    const given = { x: 5 };
    const draft = new Draft({ a: { x: 0 } });
    draft.view.a = given;
    draft.snapshot();
    draft.view.a.x = 6;
    expect(given.x).toBe(5);
    expect(draft.snapshot()).toEqual({ a: { x: 6 } });
  });

  it('freezes an assigned value unless it has a class, and keeps an equal object', () => {
    class Ship {
      x = 0;
    }
    const draft = new Draft<Record<string, unknown>>({ a: { x: 0 }, b: 0, ship: null });
    const { view } = draft;
    Object.assign(view, { a: { x: 1 }, b: [{ deep: 1 }], ship: new Ship() });
    const { a, b, ship } = draft.snapshot();
    const parts = [a, b, (b as object[])[0], ship];
    expect(parts.map((part) => Object.isFrozen(part))).toEqual([true, true, true, false]);
    Object.assign(view, { a: { x: 1 }, b: [{ deep: 1 }] });
    const next = draft.snapshot();
    expect([next.a === a, next.b === b]).toEqual([true, false]);
  });

  it('accepts its own parts at another path', () => {
    const state = { a: { x: 1 }, b: { x: 2 } };
    const draft = new Draft(state);
    draft.view.a = draft.view.b;
    expect(draft.snapshot()).toEqual({ a: { x: 2 }, b: { x: 2 } });
    draft.view.a.x = 3;
    expect(draft.snapshot()).toEqual({ a: { x: 3 }, b: { x: 2 } });
    expect(state.b.x).toBe(2);
  });

  it('has no views in a snapshot, whatever was written', () => {
    const state = { p: { at: { x: 0 }, list: [{ n: 1 }] } as Record<string, unknown>, q: { z: 0 } };
    const draft = new Draft<{ p: Record<string, unknown>; q: unknown }>(state);
    const { view } = draft;
    view.p = { ...view.p, on: true };
    view.q = { deep: [{ of: view.p }], ring: null };
    const next = draft.snapshot();
    expect(structuredClone(next)).toEqual({
      p: { at: { x: 0 }, list: [{ n: 1 }], on: true },
      q: { deep: [{ of: { at: { x: 0 }, list: [{ n: 1 }], on: true } }], ring: null },
    });
    expect(next.p.at).toBe(state.p.at);
  });

  it('adds no layer when the same part is copied again and again', () => {
    const draft = new Draft<{ p: { at: { x: number }; count: number } }>({ p: { at: { x: 0 }, count: 0 } });
    for (let frame = 0; frame < 5000; frame++) {
      draft.view.p = { ...draft.view.p, count: frame };
      draft.snapshot();
    }
    expect(structuredClone(draft.snapshot())).toEqual({ p: { at: { x: 0 }, count: 4999 } });
  });

  it('accepts circular values', () => {
    const ring: { self?: unknown; x: number } = { x: 1 };
    ring.self = ring;
    const draft = new Draft<{ p: unknown }>({ p: 0 });
    draft.view.p = ring;
    expect((draft.snapshot().p as typeof ring).x).toBe(1);
  });

  it('adds, deletes and lists fields', () => {
    const state: { a?: number; b: number; c?: number; never?: number } = frozen({ a: 1, b: 2 });
    const draft = new Draft(state);
    draft.view.c = 3;
    delete draft.view.a;
    delete draft.view.never;
    expect(Object.keys(draft.view)).toEqual(['b', 'c']);
    expect({ ...draft.view }).toEqual({ b: 2, c: 3 });
    expect('a' in draft.view).toBe(false);
    expect(draft.snapshot()).toEqual({ b: 2, c: 3 });
    expect(state).toEqual({ a: 1, b: 2 });
  });

  it('treats arrays as arrays', () => {
    const state = frozen({ list: [{ x: 1 }, { x: 2 }] });
    const draft = new Draft<{ list: { x: number }[] }>(state);
    const { list } = draft.view;
    expect(Array.isArray(list)).toBe(true);
    list.push({ x: 3 });
    list[0]!.x = 9;
    expect(list.map(({ x }) => x)).toEqual([9, 2, 3]);
    const next = draft.snapshot();
    expect(next).toEqual({ list: [{ x: 9 }, { x: 2 }, { x: 3 }] });
    expect(next.list[1]).toBe(state.list[1]);
    list.length = 1;
    expect(draft.snapshot()).toEqual({ list: [{ x: 9 }] });
  });

  it('keeps classes, their accessors included', () => {
    class Ship {
      degrees = 0;
      get turns(): number {
        return this.degrees / 360;
      }
      set turns(turns: number) {
        this.degrees = turns * 360;
      }
    }
    const ship = new Ship();
    const draft = new Draft({ ship });
    draft.view.ship.turns = 0.5;
    expect(draft.view.ship.turns).toBe(0.5);
    const next = draft.snapshot();
    expect(next.ship).toBeInstanceOf(Ship);
    expect(next.ship.degrees).toBe(180);
    expect(ship.degrees).toBe(0);
  });

  it('passes through objects with hidden state', () => {
    const seen = new Map([[1, 2]]);
    const when = new Date(0);
    const draft = new Draft({ seen, when });
    expect(draft.view.seen.get(1)).toBe(2);
    expect(draft.view.when.getTime()).toBe(0);
    expect(draft.snapshot()).toEqual({ seen, when });
  });

  it('lends a plain state to actions that animate its own numbers', () => {
    const state = frozen({ x: 0, y: 0, a: { x: 0 } });
    const draft = new Draft<{ x: number; y: number; a: { x: number }; z?: number }>(state);
    const lent = lentBy(draft.view);
    expect(lentBy(draft.view)).toBe(lent);
    expect(draft.snapshot()).toBe(state);
    lent.x = 1;
    draft.view.y = 2;
    draft.view.a.x = 3;
    expect({ ...draft.view }).toEqual({ x: 1, y: 2, a: { x: 3 } });
    const next = draft.snapshot();
    expect(next).toEqual({ x: 1, y: 2, a: { x: 3 } });
    expect([Object.isFrozen(next), Object.isFrozen(next.a), next === lent]).toEqual([true, true, false]);
    lent.x = 5;
    lent.x = 1;
    expect(draft.snapshot()).toBe(next);
    draft.view.z = 4;
    expect(draft.snapshot()).toEqual({ x: 1, y: 2, a: { x: 3 }, z: 4 });
    delete draft.view.z;
    lent.y = 9;
    expect(draft.snapshot()).toEqual({ x: 1, y: 9, a: { x: 3 } });
    expect([state.x, next.x, next.y]).toEqual([0, 1, 2]);
  });

  it('lends neither a part of the state nor an object with a class', () => {
    class Ship {
      degrees = 0;
    }
    const part = new Draft({ a: { x: 0 } }).view.a;
    const ship = new Draft(new Ship()).view;
    expect([lentBy(part) === part, lentBy(ship) === ship]).toEqual([true, true]);
  });

  it('equals a deep copy, after any writes', () => {
    const path = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 3 });
    const writes = fc.array(
      fc.record({
        path,
        value: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constant('subtree')),
        snapshot: fc.boolean(),
        isLent: fc.boolean(),
      }),
    );
    const tree = (): Record<string, unknown> => ({ a: { a: { a: 0, b: 0 }, b: 1 }, b: { b: { b: 2 } } });
    type Tree = Record<string, unknown>;
    const write = (root: Tree, steps: readonly string[], value: unknown): void => {
      let at: unknown = root;
      for (const step of steps.slice(0, -1))
        at = typeof at === 'object' && at !== null ? (at as Tree)[step] : undefined;
      if (typeof at === 'object' && at !== null) (at as Tree)[steps.at(-1)!] = value === 'subtree' ? { a: 0 } : value;
    };
    fc.assert(
      fc.property(writes, (list) => {
        const initial = tree();
        const draft = new Draft(initial);
        const model = tree();
        let last: Tree = initial;
        let lastModel = tree();
        for (const { path: steps, value, snapshot, isLent } of list) {
          // An action that animates numbers writes to the lent object.
          write(isLent && steps.length === 1 && value !== 'subtree' ? lentBy(draft.view) : draft.view, steps, value);
          write(model, steps, value);
          if (!snapshot) continue;
          expect(last).toEqual(lastModel);
          last = draft.snapshot();
          lastModel = structuredClone(model);
          expect(last).toEqual(lastModel);
        }
        expect(draft.snapshot()).toEqual(model);
        expect(initial).toEqual(tree());
      }),
      { numRuns },
    );
  });
});
