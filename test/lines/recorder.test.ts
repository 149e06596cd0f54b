import { describe, expect, it } from '@jest/globals';
import { lensOn } from '../../src/lines/lens.js';
import { property } from '../../src/lines/property.js';
import { callWith, recordable, recordedWith, recorderOf } from '../../src/lines/recorder.js';
import { Recording } from '../../src/score/recording.js';

const ship = { x: 1 };

describe('a target that is not a copy', () => {
  it('has no recorder', () => {
    for (const target of [ship, null, undefined, 1, 'text']) expect(recorderOf(target)).toBeUndefined();
  });

  it('leaves other targets as they are, and calls callbacks at once', () => {
    const other = {};
    expect(recordedWith(ship, other)).toBe(other);
    let called: unknown;
    callWith('callFunc', ship, (target) => (called = target));
    expect(called).toBe(ship);
  });
});

describe('a copy', () => {
  it('copies other targets, and records callbacks instead of calling them', () => {
    const recording = new Recording();
    const copy = recording.copyOf(ship);
    const other = { x: 2 };
    recordedWith(copy, other).x = 9;
    expect(other.x).toBe(2);
    let called: unknown;
    callWith('callFunc', copy, (target) => (called = target));
    expect(called).toBeUndefined();
    recording.calls[0]!.call();
    expect(called).toBe(ship);
  });
});

describe('a recordable lens', () => {
  const store = new Map([[ship, 4]]);
  const lens = recordable<{ x: number }>({
    name: 'kept',
    read: (target) => store.get(target)!,
    write: (target, value) => void store.set(target, value),
  });

  it('reads and writes a value that is stored elsewhere', () => {
    expect(lens.read(ship)).toBe(4);
    lens.write(ship, 5);
    expect(store.get(ship)).toBe(5);
  });

  it('stores the value of a copy under the name of the lens', () => {
    const recording = new Recording();
    const copy = recording.copyOf(ship);
    expect(lens.read(copy)).toBe(5);
    lens.write(copy, 8);
    expect([lens.read(copy), store.get(ship)]).toEqual([8, 5]);
    expect([...recording.cells.values()]).toMatchObject([{ property: 'kept', found: 5, value: 8 }]);
  });

  it('finds the lens that applies to a target, but leaves a copy to the recorder', () => {
    const found: unknown[] = [];
    const finding = recordable<{ x: number }>({
      ...{ name: 'x', read: () => 1, write: () => undefined },
      on(target) {
        found.push(target);
        return property('x');
      },
    });
    expect(lensOn(finding, ship)).toBe(property('x'));
    const copy = new Recording().copyOf(ship);
    lensOn(finding, copy).write(copy, 8);
    expect([found, ship.x]).toEqual([[ship], 1]);
  });
});
