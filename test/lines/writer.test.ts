import { expect, it } from '@jest/globals';
import { Lenses, property } from '../../src/lines/property.js';
import { Writer } from '../../src/lines/writer.js';

const lenses = new Lenses<{ x: number; level: number }>([property('x'), property('level')]);

it('starts from the numbers of its target, all of which must exist', () => {
  expect(Writer.on('to', lenses, { x: 1, level: 2 }, 'owns').found).toEqual([1, 2]);
  expect(() => Writer.on('to', lenses, { x: 1 } as never, 'owns')).toThrow("to: the target's level must be a number");
  expect(() => Writer.on('to', lenses, null as never, 'owns')).toThrow("to: the target's x must be a number");
});

it('sees the changes of others only if it adds', () => {
  for (const [mode, push] of [
    ['owns', 0],
    ['adds', 3],
  ] as const) {
    const target = { x: 1, level: 2 };
    const writer = Writer.on('to', lenses, target, mode);
    writer.put(0, 5);
    target.x += 3;
    expect([writer.pushOf(0), writer.pushOf(1)]).toEqual([push, 0]);
  }
});
