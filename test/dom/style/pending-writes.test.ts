import { describe, expect, it } from '@jest/globals';
import { type Writer, pendingWrites } from '../../../src/dom/style/pending-writes.js';

/** Says that it writes. */
class Saying implements Writer {
  next: Writer | null = null;
  private readonly say: () => void;

  constructor(say: () => void) {
    this.say = say;
  }

  write(): void {
    this.say();
  }
}

describe('pending writes', () => {
  it('are written once, in the order in which they came', () => {
    const written: string[] = [];
    const writers = ['first', 'second', 'third'].map((name) => new Saying(() => written.push(name)));
    for (const writer of writers) pendingWrites.add(writer);
    expect(writers.every((writer) => writer.next !== null)).toBe(true);
    pendingWrites.flush();
    pendingWrites.flush();
    expect(written).toEqual(['first', 'second', 'third']);
    expect(writers.map(({ next }) => next)).toEqual([null, null, null]);
  });

  it('that are asked for while others are written wait for the next time', () => {
    const written: string[] = [];
    const later = new Saying(() => written.push('later'));
    pendingWrites.add(
      new Saying(() => {
        written.push('now');
        pendingWrites.add(later);
      }),
    );
    pendingWrites.flush();
    expect(written).toEqual(['now']);
    pendingWrites.flush();
    expect(written).toEqual(['now', 'later']);
  });

  it('are all written when one throws; then the first error is thrown', () => {
    const written: string[] = [];
    const failing = (message: string): Writer =>
      new Saying(() => {
        throw new Error(message);
      });
    for (const writer of [failing('one'), failing('two'), new Saying(() => written.push('third'))])
      pendingWrites.add(writer);
    expect(() => pendingWrites.flush()).toThrow(new Error('one'));
    expect(written).toEqual(['third']);
    pendingWrites.flush();
  });
});
