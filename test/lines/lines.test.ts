import { describe, expect, it } from '@jest/globals';
import { property } from '../../src/lines/lens.js';
import { AddingLine, OwningLine, type Track } from '../../src/lines/line.js';
import { alongLines } from '../../src/lines/lines.js';
import { showing } from '../actions/showing.js';

interface Well {
  level: number;
  depth: number;
}

const tracks: Track<Well>[] = [
  { lens: property('level'), to: () => 10 },
  { lens: property('depth'), from: (found: number) => found % 2, to: (from: number) => from + 4 },
];

describe('lines', () => {
  it('that own lead from what was found, or from where a track says', () => {
    const target = { level: 0, depth: 5 };
    const show = showing(alongLines<Well>('test', 1, OwningLine, tracks), target);
    expect({ ...show(0.5) }).toEqual({ level: 5, depth: 3 });
    expect({ ...show(1) }).toEqual({ level: 10, depth: 5 });
    expect({ ...show(-1) }).toEqual({ level: 0, depth: 5 });
  });

  it('that add go back to what was found, with all that was added meanwhile', () => {
    const target = { level: 0, depth: 5 };
    const show = showing(alongLines<Well>('test', 1, AddingLine, tracks), target);
    show(0.5);
    target.depth += 100;
    expect({ ...show(-1) }).toEqual({ level: 0, depth: 105 });
  });

  it('check their duration under the name of the action', () => {
    expect(() => alongLines('test', -1, OwningLine, tracks)).toThrow(
      new RangeError('test: duration must be >= 0 and finite, got -1'),
    );
  });
});
