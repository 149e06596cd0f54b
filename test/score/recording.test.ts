import { describe, expect, it } from '@jest/globals';
import { recorderOf } from '../../src/lines/recorder.js';
import { Recording } from '../../src/score/recording.js';

class Lamp {
  #power = 1;
  place: { x: number } = { x: 2 };
  spots: number[] = [1, 2];
  get power(): number {
    return this.#power;
  }
  set power(power: number) {
    this.#power = power;
  }
  switch(): void {
    this.#power = 0;
  }
}

function recorded(): { lamp: Lamp; copy: Lamp; recording: Recording } {
  const lamp = new Lamp();
  const recording = new Recording();
  return { lamp, copy: recording.copyOf(lamp), recording };
}

describe('a copy', () => {
  it('reads from its target and keeps written values, also in objects and lists', () => {
    const { lamp, copy, recording } = recorded();
    copy.power += 4;
    copy.place.x *= 5;
    copy.spots[1]! += 1;
    expect([copy.power, copy.place.x, [...copy.spots]]).toEqual([5, 10, [1, 3]]);
    expect([lamp.power, lamp.place.x, lamp.spots]).toEqual([1, 2, [1, 2]]);
    expect([...recording.cells.values()].map(({ property, found, value }) => [property, found, value])).toEqual([
      ['power', 1, 5],
      ['place.x', 2, 10],
      ['spots.1', 2, 3],
    ]);
  });

  it('looks like its target to inspection', () => {
    const { copy } = recorded();
    expect(copy).toBeInstanceOf(Lamp);
    expect('place' in copy).toBe(true);
    expect(Object.keys(copy)).toEqual(['place', 'spots']);
    expect(Object.entries(copy.place)).toEqual([['x', 2]]);
    expect(Array.isArray(copy.spots)).toBe(true);
    expect(copy.spots.map((spot) => 2 * spot)).toEqual([2, 4]);
    delete (copy as Partial<Lamp>).place;
    expect(copy.place).toBeUndefined();
  });

  it('is the same object for the same target', () => {
    const { lamp, copy, recording } = recorded();
    expect(recording.copyOf(lamp)).toBe(copy);
    expect(copy.place).toBe(copy.place);
    expect(recording.targets).toEqual([lamp]);
  });

  it('does not allow the call of a method', () => {
    const { lamp, copy } = recorded();
    expect(() => {
      copy.switch();
    }).toThrow(new TypeError("it calls the target's switch"));
    expect(lamp.power).toBe(1);
  });

  it('records the parts of a record, but no other objects', () => {
    const { copy, recording } = recorded();
    copy.place = { x: 3 };
    copy.spots = [];
    expect([...recording.cells.values()].map(({ property, isOpaque }) => [property, isOpaque])).toEqual([
      ['place.x', false],
      ['spots', true],
    ]);
  });

  it('has a recorder, unlike its target', () => {
    const { lamp, copy } = recorded();
    expect(recorderOf(copy)!.real).toBe(lamp);
    expect(recorderOf(lamp)).toBeUndefined();
  });

  it('can also represent a target that is not an object', () => {
    const copy = new Recording().copyOf<unknown>(null) as Partial<Lamp>;
    expect(copy.power).toBeUndefined();
  });
});
