import { describe, expect, it } from '@jest/globals';
import { flush, waitForFlush, type PageWriter } from '../../../src/dom/style/flush.js';

class Noting implements PageWriter {
  private readonly note: () => void;

  constructor(note: () => void) {
    this.note = note;
  }

  write(): void {
    this.note();
  }
}

describe('flush', () => {
  it('writes each queued writer once, in their order', () => {
    const written: string[] = [];
    for (const name of ['one', 'two', 'three']) waitForFlush(new Noting(() => written.push(name)));
    flush();
    flush();
    expect(written).toEqual(['one', 'two', 'three']);
  });

  it('happens by itself at the end of the task, unless it was called', async () => {
    const written: string[] = [];
    waitForFlush(new Noting(() => written.push('by itself')));
    expect(written).toEqual([]);
    await Promise.resolve();
    expect(written).toEqual(['by itself']);
    waitForFlush(new Noting(() => written.push('asked for')));
    flush();
    await Promise.resolve();
    expect(written).toEqual(['by itself', 'asked for']);
  });

  it('writes all the others when one throws, and then throws its error', () => {
    const written: string[] = [];
    const failing = new Noting(() => {
      throw new Error('not on my page');
    });
    waitForFlush(failing);
    waitForFlush(new Noting(() => written.push('other')));
    expect(() => {
      flush();
    }).toThrow('not on my page');
    expect(written).toEqual(['other']);
  });

  it('leaves changes during a flush to the next one', async () => {
    const written: string[] = [];
    const late = new Noting(() => written.push('late'));
    waitForFlush(
      new Noting(() => {
        written.push('first');
        waitForFlush(late);
      }),
    );
    flush();
    expect(written).toEqual(['first']);
    await Promise.resolve();
    expect(written).toEqual(['first', 'late']);
  });
});
