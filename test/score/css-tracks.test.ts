import { describe, expect, it } from '@jest/globals';
import { fadeTo, hide, moveBy, moveTo, sequence, spawn, to } from 'rx-motion';
import { score } from 'rx-motion/score';
import { cssTracks } from '../../src/score/css-tracks.js';

describe('cssTracks', () => {
  it('combines the numbers of a transform, with a stop wherever one changes course', () => {
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

  it('omits values that do not change, and properties unknown to CSS', () => {
    const ship = { x: 0, y: 0, visible: true, shield: 0 };
    expect(cssTracks(score(spawn(hide(), to(1, { shield: 1 })), ship), 0)).toEqual([]);
  });

  it('does not compute the values of a property unknown to CSS', () => {
    const course = (): never => {
      throw new Error('asked');
    };
    const plan = score(moveTo(1, { x: 8 }), { x: 0, y: 0 });
    const pieces = [{ start: 0, end: 1, from: 'M0 0', to: 'M9 9', course, writers: [] }];
    const tracks = [...plan.tracks, { target: 0, property: '[d]', found: 'M0 0', pieces }];
    expect(cssTracks({ ...plan, tracks }, 0).map(({ property }) => property)).toEqual(['transform']);
  });

  it('includes the other numbers of the transform, and the fixed parts after them', () => {
    const ship = { x: 1, y: 2, scaleX: 1, scaleY: 1, rotation: 30 };
    const plan = score(sequence(moveBy(1, { x: 8, y: 0 }), to(1, { scaleX: 2 })), ship);
    const [track] = cssTracks(plan, 0, 0.1, { outer: '', inner: 'skewX(5deg)' });
    expect(track!.stops.map(({ value }) => value)).toEqual([
      'translate(1px, 2px) rotate(30deg) scale(1, 1) skewX(5deg)',
      'translate(9px, 2px) rotate(30deg) scale(1, 1) skewX(5deg)',
      'translate(9px, 2px) rotate(30deg) scale(2, 1) skewX(5deg)',
    ]);
    expect(cssTracks({ ...plan, targets: [{}] }, 0)[0]!.stops[0]!.value).toBe('translate(1px, 2px) scale(1, 1)');
  });
});
