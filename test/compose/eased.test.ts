import { describe, expect, it } from '@jest/globals';
import {
  ActionManager,
  backOut,
  blink,
  defineAction,
  delayTime,
  eased,
  moveTo,
  play,
  type RunningAction,
  sequence,
  uniform,
} from 'rx-motion';
import { of } from 'rxjs';
import { showing } from '../actions/showing.js';

const right = moveTo(1, { x: 100, y: 0 });

describe('eased', () => {
  it('shows its action at the progress that the curve returns', () => {
    const show = showing(
      eased(right, (t) => t * t),
      { x: 0, y: 0 },
    );
    expect([0, 0.25, 0.5, 1].map((time) => show(time).x)).toEqual([0, 6.25, 25, 100]);
  });

  it('emits its own progress, not that of the curve', () => {
    const progress: number[] = [];
    play(eased(right, backOut), { x: 0, y: 0 }, of(0, 0.5, 0.5)).subscribe((value) => progress.push(value));
    expect(progress).toEqual([0, 0.5, 1]);
  });

  it.each([
    ['a composition', sequence(blink(1, 1))],
    ['a leaf', blink(1, 1)],
  ])('does nothing more after its curve has stopped it: %s', (_kind, action) => {
    const lamp = { visible: true };
    const manager = new ActionManager();
    const stopping = (t: number): number => {
      if (t > 0.2) running.stop();
      return t;
    };
    const running: RunningAction = manager.runAction(eased(action, stopping), lamp);
    for (const dt of [0, 0.1, 0.2]) manager.update(dt);
    expect(lamp.visible).toBe(true);
  });

  it.each([0, 1, 2])('does nothing more if its curve stops it at a start within a frame: call %d', (call) => {
    const manager = new ActionManager();
    const log: string[] = [];
    const noted = defineAction(0.5, () => ({
      update: () => void log.push('shown'),
      stop: () => void log.push('stopped'),
    }));
    let calls = 0;
    const stopping = (t: number): number => {
      if (calls++ === call) running.stop();
      return 1 - t;
    };
    const action = sequence(delayTime(1), eased(sequence(noted), stopping), delayTime(1));
    const running: RunningAction = manager.runAction(action, {}, { seekable: true });
    for (const time of [0.5, 1.25, 0.75]) running.seek(time);
    expect(log.lastIndexOf('stopped')).toBe(log.length - 1);
    expect(running.ending).toBe('stopped');
  });

  it('has a duration of 0 if its action has', () => {
    const show = showing(eased(moveTo(0, { x: 5, y: 0 }), uniform), { x: 0, y: 0 });
    expect([-1, 0].map((time) => show(time).x)).toEqual([0, 5]);
  });

  it.each([NaN, Infinity])('fails on a curve that returns %p', (value) => {
    const errors: unknown[] = [];
    const lost = eased(right, () => value);
    play(lost, { x: 0, y: 0 }, of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([new RangeError(`eased: the curve must return a finite number, got ${value} at 0`)]);
  });
});
