import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { defineAction, fadeTo, moveBy, moveTo, repeatForever, reverseTime, spawn, tintTo } from 'rx-motion';
import { type DomTarget, domTarget, enter, flush, leave, withColor } from 'rx-motion/dom';
import { concat, of, Subject } from 'rxjs';
import { shareOf } from '../../browser/share-of.js';
import { add, element, frame$, logOf, step, useBox } from './box.js';

useBox();

const away = spawn(fadeTo(1, 0), moveBy(1, { x: -40, y: 0 }));
const inward = reverseTime(away);

const looks = (): number[] => [domTarget(element).x, domTarget(element).opacity];

describe('enter', () => {
  it('shows its start at once, before any frame, and ends with the element as it was', () => {
    const { log } = logOf(enter(element, inward, frame$));
    flush();
    expect(element.style.transform).toBe('translate(-40px, 0px)');
    expect(element.style.opacity).toBe('0');
    step(5, 0.25, 0.25, 0.5);
    expect(log).toEqual([0, 0.25, 0.5, 1, 'done']);
    expect(looks()).toEqual([0, 1]);
    expect(frame$.observed).toBe(false);
  });

  it('completes in a frame that jumps past its end, or in the first frame', () => {
    expect(logOf(enter(element, inward, of(0, 9))).log).toEqual([0, 1, 'done']);
    expect(logOf(enter(element, moveTo(0, { x: 7, y: 0 }), of(0))).log).toEqual([1, 'done']);
    expect(looks()).toEqual([7, 1]);
  });

  it.each([1, 0])('ends with the element as it was if its action takes %d seconds', (seconds) => {
    const gone = spawn(fadeTo(seconds, 0), moveBy(seconds, { x: -40, y: 0 }));
    for (const isEntering of [true, false, true]) {
      const { log } = logOf(isEntering ? enter(element, reverseTime(gone), frame$) : leave(element, gone, frame$));
      step(0, 1);
      expect([...log.slice(-2), looks()]).toEqual([1, 'done', isEntering ? [0, 1] : [-40, 0]]);
    }
  });

  it('does nothing until it is subscribed, and runs with each subscription', () => {
    const entering$ = enter(element, moveBy(1, { x: 10, y: 0 }), of(0, 1));
    expect(frame$.observed).toBe(false);
    entering$.subscribe();
    entering$.subscribe();
    expect(looks()[0]).toBe(20);
  });

  it('stops where it is when the last subscriber leaves', () => {
    const { log, stop } = logOf(enter(element, inward, frame$));
    step(0, 0.5);
    stop();
    expect(frame$.observed).toBe(false);
    step(0.25);
    expect(log).toEqual([0, 0.5]);
    expect(looks()).toEqual([-20, 0.5]);
  });

  it('is one shared motion for all subscribers of an element', () => {
    const first = logOf(enter(element, inward, frame$));
    step(0, 0.5);
    const second = logOf(enter(element, inward, frame$));
    first.stop();
    step(0.25, 0.25);
    expect(first.log).toEqual([0, 0.5]);
    expect(second.log).toEqual([0.75, 1, 'done']);
  });

  it('accepts a target with features in place of its element', () => {
    element.style.color = 'rgb(0, 0, 0)';
    const target = withColor(domTarget(element));
    enter(target, tintTo(1, { r: 200, g: 0, b: 0 }), of(0, 0.5)).subscribe();
    expect(target.color.r).toBe(100);
    leave(target, tintTo(1, { r: 0, g: 0, b: 0 }), of(0, 0.25), { reversal: 0 }).subscribe();
    expect(target.color.r).toBe(50);
  });

  it('stops its action when it is stopped', () => {
    const log: string[] = [];
    const owing = defineAction(1, () => ({ update: () => undefined, stop: () => log.push('paid') }));
    logOf(enter(element, owing, frame$)).stop();
    expect(log).toEqual(['paid']);
  });
});

describe('leave', () => {
  it('during an entry slows the motion down, reverses it and retraces it', () => {
    const entering = logOf(enter(element, inward, frame$));
    step(0, 0.25, 0.25);
    const leaving = logOf(leave(element, moveTo(9, { x: 999, y: 0 }), frame$));
    expect(entering.log).toEqual([0, 0.25, 0.5, 'done']);
    expect(looks()).toEqual([-20, 0.5]);
    step(0.25);
    expect(looks()).toEqual([-15, 0.625]);
    step(0.25);
    expect(looks()).toEqual([-20, 0.5]);
    step(0.25, 0.25);
    expect(leaving.log).toEqual([0.625, 0.5, 0.25, 0, 'done']);
    expect(looks()).toEqual([-40, 0]);
    expect(frame$.observed).toBe(false);
  });

  it('continues for at most half of the way that is left before it turns', () => {
    enter(element, reverseTime(moveBy(4, { x: -40, y: 0 })), frame$).subscribe();
    step(0, 3.5);
    leave(element, away, frame$, { reversal: 100 }).subscribe();
    step(0.5);
    expect(domTarget(element).x).toBe(-2.5);
  });

  it('is at the same place at any frame rate, however often it is reversed', () => {
    const program = fc.array(fc.tuple(fc.double({ min: 0.01, max: 0.9, noNaN: true }), fc.constantFrom(0, 0.2, 0.5)));
    fc.assert(
      fc.property(program, fc.integer({ min: 1, max: 9 }), (reversals, pieces) => {
        const both = [1, pieces].map((count) => ({
          count,
          frame$: new Subject<number>(),
          one: element.appendChild(document.createElement('p')),
        }));
        for (const [turn, [dt, reversal]] of reversals.entries()) {
          for (const { count, frame$, one } of both) {
            const how = [one, turn % 2 === 0 ? inward : away, frame$, { reversal }] as const;
            (turn % 2 === 0 ? enter : leave)(...how).subscribe();
            if (turn === 0) frame$.next(0);
            for (let piece = 0; piece < count; piece++) frame$.next(dt / count);
          }
          const [whole, parted] = both.map(({ one }) => domTarget(one).x);
          expect(parted).toBeCloseTo(whole!, 9);
          // The next one would be a motion of its own.
          if (!both[0]!.frame$.observed) return;
        }
      }),
      { numRuns: shareOf(100) },
    );
  });

  it('can be reversed sharply, again and again, and runs once more after its end', () => {
    enter(element, inward, frame$).subscribe();
    step(0, 0.5);
    const leaving = logOf(leave(element, away, frame$, { reversal: 0 }));
    step(0.25);
    const back = logOf(enter(element, inward, frame$, { reversal: 0 }));
    step(0.25, 0.25, 0.25);
    expect(leaving.log).toEqual([0.25, 'done']);
    expect(back.log).toEqual([0.5, 0.75, 1, 'done']);
    expect(looks()).toEqual([0, 1]);
    expect(logOf(leave(element, away, of(0, 1))).log).toEqual([0, 1, 'done']);
  });

  it('can be reversed in the frame in which the entry ends', () => {
    enter(element, inward, frame$).subscribe();
    const other = add();
    // It ends in the same frame, earlier.
    concat(enter(other, fadeTo(0.5, 0), frame$), leave(element, away, frame$)).subscribe();
    step(0, 1);
    expect(domTarget(element).x).toBe(0);
    step(0.5);
    expect(domTarget(element).x).toBe(-20);
    expect(frame$.observed).toBe(true);
    other.remove();
    step(0.5);
    expect(frame$.observed).toBe(false);
  });

  it('can be reversed from within a frame of the entry', () => {
    const turning = defineAction(1, (_target: DomTarget) => (progress) => {
      if (progress === 0.5) leave(element, away, frame$, { reversal: 0 }).subscribe();
    });
    const { log } = logOf(enter(element, turning, frame$));
    step(0, 0.5, 0.5);
    expect(log).toEqual([0, 'done']);
    expect(frame$.observed).toBe(false);
  });
});

describe('an error of enter or leave', () => {
  it('is thrown by the call for bad input', () => {
    expect(() => enter(element, repeatForever(away) as never)).toThrow(
      "enter: the action's duration must be finite, got Infinity",
    );
    expect(() => leave(element, 5 as never)).toThrow('leave: expected an action of this library, got 5');
    expect(() => enter(null as never, away)).toThrow('enter: element must be an object, got null');
    expect(() => leave([element] as never, away)).toThrow(
      'leave: element must be an element or its target, got an array',
    );
    expect(() => leave(element, away, 5 as never)).toThrow('leave: frame$ must be an observable, got 5');
  });

  it('is emitted by the stream at run time, and nothing stays subscribed', () => {
    const detached = document.createElement('div');
    expect(String(logOf(enter(detached, away, frame$)).log[0])).toContain('element must be in the document');
    const broken = defineAction(1, () => (progress) => {
      if (progress > 0) throw new Error('torn');
    });
    const { log } = logOf(enter(element, broken, frame$));
    step(0, 0.5);
    expect(log).toEqual([0, new Error('torn')]);
    expect(logOf(leave(element, away, of(0, NaN))).log.map(String)).toEqual([
      '0',
      'RangeError: leave: a delta must be a finite number, got NaN',
    ]);
  });

  it('is passed on from a clock, as is the completion of a clock', () => {
    const { log } = logOf(enter(element, inward, frame$));
    frame$.error(new Error('no more frames'));
    expect(log).toEqual([new Error('no more frames')]);
    expect(logOf(enter(element, inward, of(0, 0.5))).log).toEqual([0, 0.5, 'done']);
  });

  it('is emitted by the stream at the start, too', () => {
    const broken = defineAction(1, (): never => {
      throw new Error('torn');
    });
    expect(logOf(enter(element, broken, frame$)).log).toEqual([new Error('torn')]);
    expect(frame$.observed).toBe(false);
  });
});

it('ends a departure on a hidden page at once, also during an entry', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const entering = logOf(enter(element, inward));
  expect({ looks: looks(), log: entering.log }).toEqual({ looks: [-40, 0], log: [] });
  const leaving = logOf(leave(element, away));
  expect([entering.log.at(-1), leaving.log.at(-1), element.style.opacity]).toEqual(['done', 'done', '0']);
  // Other frames than those of the page go on.
  logOf(leave(add(), away, frame$));
  expect(frame$.observed).toBe(true);
  hidden.mockRestore();
});
