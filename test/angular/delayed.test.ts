import { describe, expect, it } from '@jest/globals';
import { of, toArray } from 'rxjs';
import { elapsed } from 'rx-motion';
import { delayed } from '../../src/angular/delayed.js';

function timesOf(delay: number, ...dts: readonly number[]): number[] {
  let times: number[] = [];
  delayed(of(...dts), delay)
    .pipe(elapsed(), toArray())
    .subscribe((all) => (times = all));
  return times;
}

describe('a delayed clock', () => {
  it('stands still at first, and loses nothing of the frame in which it begins', () => {
    expect(timesOf(0.375, 9, 0.25, 0.25, 0.5)).toEqual([0, 0, 0.125, 0.625]);
  });

  it('passes its delay in one frame, however long that is', () => {
    expect(timesOf(0.25, 0, 4)).toEqual([0, 3.75]);
  });

  it('is the same clock without a delay', () => {
    expect(timesOf(0, 9, 0.25, 0.5)).toEqual([0, 0.25, 0.75]);
  });
});
