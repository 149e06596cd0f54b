import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Subject, concat, of } from 'rxjs';
import { defineAction, fadeTo, moveBy, moveTo, repeatForever, reverseTime, spawn } from 'rx-motion';
import { type DomTarget, domTarget, enter, flush, leave } from 'rx-motion/dom';

const away = spawn(fadeTo(1, 0), moveBy(1, { x: -40, y: 0 }));
const inward = reverseTime(away);

let element: HTMLElement;
let frame$: Subject<number>;
const step = (...dts: number[]): void => dts.forEach((dt) => frame$.next(dt));
const looks = (): number[] => [domTarget(element).x, domTarget(element).opacity];

/** What a stream tells: progress, then `done` or the error. */
function told(stream$: ReturnType<typeof enter>): { readonly log: unknown[]; readonly stop: () => void } {
  const log: unknown[] = [];
  const subscription = stream$.subscribe({
    next: (progress) => log.push(progress),
    error: (error: unknown) => log.push(error),
    complete: () => log.push('done'),
  });
  return { log, stop: () => subscription.unsubscribe() };
}

beforeEach(() => {
  frame$ = new Subject();
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => element.remove());

describe('enter', () => {
  it('shows its start at once, before any frame, and ends with the element as it is', () => {
    const { log } = told(enter(element, inward, frame$));
    flush();
    expect(element.style.transform).toBe('translate(-40px, 0px)');
    expect(element.style.opacity).toBe('0');
    step(5, 0.25, 0.25, 0.5);
    expect(log).toEqual([0, 0.25, 0.5, 1, 'done']);
    expect(looks()).toEqual([0, 1]);
    expect(frame$.observed).toBe(false);
  });

  it('is over in one frame that jumps past its end, and in the first one when it takes no time', () => {
    expect(told(enter(element, inward, of(0, 9))).log).toEqual([0, 1, 'done']);
    expect(told(enter(element, moveTo(0, { x: 7, y: 0 }), of(0))).log).toEqual([1, 'done']);
    expect(looks()).toEqual([7, 1]);
  });

  it('does nothing until it is subscribed, and runs anew with each subscription', () => {
    const entering$ = enter(element, moveBy(1, { x: 10, y: 0 }), of(0, 1));
    expect(frame$.observed).toBe(false);
    entering$.subscribe();
    entering$.subscribe();
    expect(looks()[0]).toBe(20);
  });

  it('stops where it stands when nobody waits for it any more', () => {
    const { log, stop } = told(enter(element, inward, frame$));
    step(0, 0.5);
    stop();
    expect(frame$.observed).toBe(false);
    step(0.25);
    expect(log).toEqual([0, 0.5]);
    expect(looks()).toEqual([-20, 0.5]);
  });

  it('is one motion for all who let the same element enter', () => {
    const first = told(enter(element, inward, frame$));
    step(0, 0.5);
    const second = told(enter(element, inward, frame$));
    first.stop();
    step(0.25, 0.25);
    expect(first.log).toEqual([0, 0.5]);
    expect(second.log).toEqual([0.75, 1, 'done']);
  });

  it('pays what its action owes when it is stopped', () => {
    const log: string[] = [];
    const owing = defineAction(1, () => ({ update: () => undefined, stop: () => log.push('paid') }));
    told(enter(element, owing, frame$)).stop();
    expect(log).toEqual(['paid']);
  });
});

describe('leave', () => {
  it('runs its action from where the element stands', () => {
    const { log } = told(leave(element, away, frame$));
    step(0, 0.5, 0.5);
    expect(log).toEqual([0, 0.5, 1, 'done']);
    expect(looks()).toEqual([-40, 0]);
  });

  it('in mid-entry turns the motion round from where it stands, without a jump', () => {
    const entering = told(enter(element, inward, frame$));
    step(0, 0.25, 0.25);
    const leaving = told(leave(element, moveTo(9, { x: 999, y: 0 }), frame$));
    expect(entering.log).toEqual([0, 0.25, 0.5, 'done']);
    expect(looks()).toEqual([-20, 0.5]);
    step(0.25);
    expect(looks()).toEqual([-30, 0.25]);
    step(0.25);
    expect(leaving.log).toEqual([0.25, 0, 'done']);
    expect(looks()).toEqual([-40, 0]);
    expect(frame$.observed).toBe(false);
  });

  it('may be turned round again and again, and once more after it is over', () => {
    enter(element, inward, frame$).subscribe();
    step(0, 0.5);
    const leaving = told(leave(element, away, frame$));
    step(0.25);
    const back = told(enter(element, inward, frame$));
    step(0.25, 0.25, 0.25);
    expect(leaving.log).toEqual([0.25, 'done']);
    expect(back.log).toEqual([0.5, 0.75, 1, 'done']);
    expect(looks()).toEqual([0, 1]);
    expect(told(leave(element, away, of(0, 1))).log).toEqual([0, 1, 'done']);
  });

  it('may turn round in the very frame in which the other way ends', () => {
    enter(element, inward, frame$).subscribe();
    const other = document.body.appendChild(document.createElement('div'));
    // Over in the same frame, but before it.
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

  it('turns round from within a frame of the entry', () => {
    const turning = defineAction(1, (_target: DomTarget) => (progress) => {
      if (progress === 0.5) leave(element, away, frame$).subscribe();
    });
    const { log } = told(enter(element, turning, frame$));
    step(0, 0.5, 0.5);
    expect(log).toEqual([0, 'done']);
    expect(frame$.observed).toBe(false);
  });
});

describe('what goes wrong', () => {
  it('is thrown where it is given', () => {
    expect(() => enter(element, repeatForever(away) as never)).toThrow(
      "enter: the action's duration must be finite, got Infinity",
    );
    expect(() => leave(element, 5 as never)).toThrow('leave: expected an action of this library, got 5');
    expect(() => leave(element, away, 5 as never)).toThrow('leave: frame$ must be an observable, got 5');
  });

  it('comes down the stream when it runs, and leaves nothing behind', () => {
    const detached = document.createElement('div');
    expect(String(told(enter(detached, away, frame$)).log[0])).toContain('element must be in the document');
    const broken = defineAction(1, () => (progress) => {
      if (progress > 0) throw new Error('torn');
    });
    const { log } = told(enter(element, broken, frame$));
    step(0, 0.5);
    expect(log).toEqual([0, new Error('torn')]);
    expect(told(leave(element, away, of(0, NaN))).log.map(String)).toEqual([
      '0',
      'RangeError: leave: a delta must be a finite number, got NaN',
    ]);
  });

  it('hands on the error of a clock, and completes with one that completes', () => {
    const { log } = told(enter(element, inward, frame$));
    frame$.error(new Error('no more frames'));
    expect(log).toEqual([new Error('no more frames')]);
    expect(told(enter(element, inward, of(0, 0.5))).log).toEqual([0, 0.5, 'done']);
  });

  it('an error at the very start is told too', () => {
    const broken = defineAction(1, (): never => {
      throw new Error('torn');
    });
    expect(told(enter(element, broken, frame$)).log).toEqual([new Error('torn')]);
    expect(frame$.observed).toBe(false);
  });
});
