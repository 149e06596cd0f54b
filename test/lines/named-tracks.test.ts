import { describe, expect, it } from '@jest/globals';
import { eachNamed, namedTracks } from '../../src/lines/named-tracks.js';

const axes = [
  ['x', 'scaleX'],
  ['y', 'scaleY'],
] as const;

describe('namedTracks', () => {
  it('makes a track for each number that was named, in the order of the properties', () => {
    const tracks = namedTracks('scaleTo', 'to', { y: 2, x: 3 }, axes, (goal) => ({ to: () => goal }));
    expect(tracks.map(({ lens, to }) => [lens.name, to(0, 0)])).toEqual([
      ['scaleX', 3],
      ['scaleY', 2],
    ]);
  });

  it('refuses what names none of them, and says what can be named', () => {
    expect(() => namedTracks('scaleTo', 'to', { z: 1 }, axes, () => ({ to: () => 0 }))).toThrow(
      new TypeError('scaleTo: to must name x or y, got {z}'),
    );
  });
});

describe('eachNamed', () => {
  it('changes what was named, and leaves out what is undefined', () => {
    expect(eachNamed({ x: 2, y: undefined }, (value) => -value)).toEqual({ x: -2 });
  });
});
