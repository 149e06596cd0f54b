import { describe, expect, it } from '@jest/globals';
import { by, cssValues, play, spawn } from 'rx-motion';
import { Subject } from 'rxjs';
import { showing } from './showing.js';

const css = { mix: cssValues() };

describe('by', () => {
  it('adds to texts and colours, and to other changes of them, and reverses', () => {
    const target = { left: '10px', paint: 'rgb(100 100 100 / 0.5)' };
    const show = showing(by(1, { left: '20px', paint: 'rgb(50 0 0)' }, css), target);
    expect(show(0)).toEqual({ left: '10px', paint: 'rgb(100 100 100 / 0.5)' });
    expect(show(0.5)).toEqual({ left: '20px', paint: 'rgba(125, 100, 100, 0.5)' });
    target.left = '120px';
    expect(show(1)).toEqual({ left: '130px', paint: 'rgba(150, 100, 100, 0.5)' });
    expect(showing(by(1, { left: '20px', paint: 'rgb(50 0 0)' }, css).reverse(), target)(1)).toEqual({
      left: '110px',
      paint: 'rgba(100, 100, 100, 0.5)',
    });
  });

  it.each([
    { what: 'numbers', amounts: { x: 8, y: 8 }, found: { x: 1, y: 1 }, end: { x: 9, y: 29 } },
    {
      what: 'numbers and texts',
      amounts: { y: 8, left: '8px' },
      found: { y: 1, left: '0px' },
      end: { y: 29, left: '8px' },
    },
  ])('keeps the changes of others, and ends exactly: $what', ({ amounts, found, end }) => {
    const target = { ...found };
    const show = showing(by(1, amounts as never, css), target as never);
    for (const time of [0, 0.25]) show(time);
    target.y += 20;
    show(1);
    expect(target).toEqual(end);
  });

  it.each([60, 997])('adds up with another one of a colour in %d frames, whose channels are rounded', (frames) => {
    const both = spawn(by(1, { paint: 'rgb(33 0 90)' }, css), by(1, { paint: 'rgb(77 5 90)' }, css));
    const target = { paint: 'rgb(0 0 0)' };
    const show = showing(both, target);
    for (let frame = 0; frame <= frames; frame++) show(frame / frames);
    expect(target.paint).toBe('rgb(110, 5, 180)');
    expect(show(0)).toEqual({ paint: 'rgb(0 0 0)' });
  });

  it('shows the found text until something is added to it', () => {
    const target = { left: '+1.0px' };
    const show = showing(by(1, { left: '2px' }, css), target);
    expect([show(0).left, show(0.5).left, show(-1).left]).toEqual(['+1.0px', '2px', '+1.0px']);
  });

  it('writes nothing more once writing a value has stopped it', () => {
    const frame$ = new Subject<number>();
    const target = {
      left: '0px',
      y: 0,
      set x(_value: number) {
        if (frame$.observed) subscription.unsubscribe();
      },
      get x(): number {
        return 0;
      },
    };
    const subscription = play(by(1, { x: 8, left: '8px', y: 8 }, css), target, frame$).subscribe();
    for (const dt of [0, 0.5]) frame$.next(dt);
    expect([target.left, target.y, frame$.observed]).toEqual(['0px', 0, false]);
  });
});
