import { describe, expect, it } from '@jest/globals';
import { fadeTo, hide, moveBy, moveTo, sequence, spawn, to } from 'rx-motion';
import { score } from 'rx-motion/score';
import { cssTracks } from '../../src/score/css-tracks.js';

describe('cssTracks', () => {
  it('puts the numbers of a transform together wherever one changes its course', () => {
    const plan = score(spawn(moveTo(1, { x: 8 }), to(2, { rotation: 90 })), { x: 0, y: 0, rotation: 0 });
    expect(cssTracks(plan, 0).map(({ property, stops }) => [property, stops])).toEqual([
      [
        'transform',
        [
          { offset: 0, value: 'translate(0px, 0px) rotate(0deg)' },
          { offset: 0.5, value: 'translate(8px, 0px) rotate(45deg)' },
          { offset: 1, value: 'translate(8px, 0px) rotate(90deg)' },
        ],
      ],
    ]);
  });

  it('has two stops where a value jumps, also at the very end', () => {
    const plan = score(sequence(fadeTo(1, 0.5), fadeTo(0, 1)), { opacity: 0 });
    expect(cssTracks(plan, 0)[0]!.stops.map(({ offset, value }) => [offset, value])).toEqual([
      [0, '0'],
      [1, '0.5'],
      [1, '1'],
    ]);
  });

  it('leaves out what does not change, and what CSS has no name for', () => {
    const ship = { x: 0, y: 0, visible: true, shield: 0 };
    expect(cssTracks(score(spawn(hide(), to(1, { shield: 1 })), ship), 0)).toEqual([]);
  });

  it('does not ask for the values of what CSS has no name for', () => {
    const course = (): never => {
      throw new Error('asked');
    };
    const plan = score(moveTo(1, { x: 8 }), { x: 0, y: 0 });
    const pieces = [{ start: 0, end: 1, from: 'M0 0', to: 'M9 9', course, writers: [] }];
    const tracks = [...plan.tracks, { target: 0, property: '[d]', found: 'M0 0', pieces }];
    expect(cssTracks({ ...plan, tracks }, 0).map(({ property }) => property)).toEqual(['transform']);
  });

  it('asks for the transform of the numbers that move', () => {
    const plan = score(moveBy(1, { x: 8, y: 0 }), { x: 1, y: 2 });
    const [track] = cssTracks(plan, 0, 0.1, (numbers) => JSON.stringify(numbers));
    expect(track!.stops.at(-1)!.value).toBe('{"x":9,"y":2}');
  });
});
