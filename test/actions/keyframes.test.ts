import { describe, expect, it } from '@jest/globals';
import { cssValues, keyframes, sineInOut } from 'rx-motion';
import { showing } from './showing.js';

const css = { mix: cssValues() };
const box = () => ({ left: '0px', paint: 'red', level: 10 });

describe('keyframes', () => {
  it('spaces keyframes without an offset evenly', () => {
    const show = showing(keyframes(1, [{ level: 0 }, { level: 4 }, { level: 8, offset: 0.5 }, { level: 0 }]), box());
    expect([0, 0.125, 0.25, 0.5, 0.75, 1].map((time) => show(time).level)).toEqual([0, 2, 4, 8, 4, 0]);
  });

  it('starts and ends at the found values unless a keyframe says otherwise', () => {
    const show = showing(keyframes(1, [{ level: 20, offset: 0.5 }]), box());
    expect([0, 0.25, 0.5, 0.75, 1].map((time) => show(time).level)).toEqual([10, 15, 20, 15, 10]);
    expect(showing(keyframes(1, [{ level: 20 }]), box())(0.5).level).toBe(15);
  });

  it('skips keyframes that do not name a value', () => {
    const show = showing(
      keyframes(1, [{ level: 0, left: '0px' }, { level: 4 }, { level: 0, left: '10px' }], css),
      box(),
    );
    expect(show(0.5)).toEqual({ ...box(), level: 4, left: '5px' });
  });

  it('applies the curve of a keyframe to the segment after it', () => {
    const show = showing(
      keyframes(1, [{ level: 0, curve: sineInOut }, { level: 8, offset: 0.5 }, { level: 0 }]),
      box(),
    );
    expect(show(0.125).level).toBeCloseTo(8 * sineInOut(0.25), 12);
    expect(show(0.75).level).toBe(4);
  });

  it('jumps if two keyframes have the same offset', () => {
    const stops = [{ level: 0 }, { level: 1, offset: 0.5 }, { level: 7, offset: 0.5 }, { level: 9 }];
    const show = showing(keyframes(1, stops), box());
    expect([0.25, 0.5, 0.75].map((time) => show(time).level)).toEqual([0.5, 7, 8]);
  });
});
