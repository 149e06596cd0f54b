import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  backOut,
  callFunc,
  clock,
  delayTime,
  eased,
  fadeIn,
  fadeOut,
  fadeTo,
  type FiniteAction,
  fromTo,
  moveBy,
  moveTo,
  named,
  play,
  resizeTo,
  reverseTime,
  rotateBy,
  scaleBy,
  sequence,
  spawn,
  tweenFrom,
} from 'rx-motion';
import { type DomTarget, domTarget, enter, flush, leave } from 'rx-motion/dom';
import { concat, first, of, Subject, type Subscription, switchMap } from 'rxjs';
import { shareOf } from '../../browser/share-of.js';
import { add, element, frame$, logOf, step, useBox } from './box.js';

useBox();

const away = spawn(fadeOut(1), moveBy(1, { x: 0, y: 40 }));
const inward = reverseTime(away);

const looks = (): number[] => [domTarget(element).y, domTarget(element).opacity];
const leaveWholly = (): void => void leave(element, away, of(0, 1)).subscribe();

describe('an element that has left and is shown again', () => {
  it.each<[string, FiniteAction<DomTarget>, number[]]>([
    ['reverseTime', inward, [40, 0]],
    ['a curve and a name', named('in', eased(sequence(inward), backOut)), [40, 0]],
    ['one of several', spawn(fadeIn(1), reverseTime(moveBy(1, { x: 0, y: 40 }))), [40, 1]],
    ['tweenFrom', spawn(tweenFrom(1, { opacity: 0 }), tweenFrom(1, { y: -8 })), [-8, 0]],
    ['fromTo', spawn(fromTo(1, { opacity: 0 }, { opacity: 1 }), moveTo(1, { y: 0 })), [40, 0]],
    ['To-actions', spawn(fadeIn(1), moveTo(1, { y: 0 })), [40, 0]],
    ['a counter-move', spawn(fadeIn(1), moveBy(1, { y: -40 })), [40, 0]],
  ])('ends as it was before it left: %s', (_name, action, start) => {
    for (let times = 0; times < 3; times++) {
      leaveWholly();
      expect(looks()).toEqual([40, 0]);
      enter(element, action, frame$).subscribe();
      step(0);
      expect(looks()).toEqual(start);
      step(0.5, 0.5);
      expect(looks()).toEqual([0, 1]);
    }
  });

  it.each(['block', 'none'])('leaves only once, if `leave` is called several times: display is %s', (display) => {
    element.style.display = 'block';
    leaveWholly();
    element.style.display = display;
    const { log } = logOf(leave(element, away, frame$));
    leaveWholly();
    expect(log).toEqual([1, 'done']);
    expect(looks()).toEqual([40, 0]);
    element.style.display = 'block';
    enter(element, inward, of(0, 1)).subscribe();
    expect(looks()).toEqual([0, 1]);
    expect(element.inert).toBe(false);
  });

  it('completes each `leave`, even if nobody has waited for the end of the first', () => {
    leave(element, away, frame$)
      .pipe(first((progress) => progress === 1))
      .subscribe();
    step(0, 1);
    expect(logOf(leave(element, away, frame$)).log).toEqual([1, 'done']);
  });

  it('completes under switchMap, if it leaves again in the frame in which it has left', () => {
    const isOpen$ = new Subject<boolean>();
    const log: string[] = [];
    const shared$ = clock(frame$);
    play(delayTime(0.5), {}, shared$).subscribe({ complete: () => isOpen$.next(false) });
    isOpen$
      .pipe(
        switchMap((isOpen) => (isOpen ? enter(element, inward) : concat(leave(element, away, shared$), of('left')))),
      )
      .subscribe((it) => it === 'left' && log.push(it));
    isOpen$.next(false);
    step(0, 2);
    expect(log).toEqual(['left']);
  });

  it('is released by a second `leave` that is to release it', () => {
    leaveWholly();
    leave(element, away, frame$, { release: true }).subscribe();
    expect([element.inert, element.getAttribute('style')]).toEqual([false, null]);
  });

  it('may enter as soon as a second `leave` emits 1', () => {
    leaveWholly();
    leave(element, away, frame$, { release: true })
      .pipe(switchMap(() => enter(element, inward, frame$)))
      .subscribe();
    step(0, 0.5);
    expect(looks()).toEqual([20, 0.5]);
    step(0.5);
    expect(looks()).toEqual([0, 1]);
  });

  it('leaves again, if it was released by hand', () => {
    const folded = resizeTo(1, { height: 0 });
    leave(element, folded, of(0, 1)).subscribe();
    domTarget(element).release();
    element.inert = false;
    const log: number[] = [];
    leave(element, folded, of(0, 0.5, 0.5)).subscribe((progress) => log.push(progress));
    expect(log).toEqual([0, 0.5, 1]);
  });

  it('leaves again, if it was shown without an entry', () => {
    element.style.display = 'none';
    leaveWholly();
    element.style.display = 'block';
    leave(element, moveBy(1, { x: 40 }), of(0, 1)).subscribe();
    expect(domTarget(element).x).toBe(40);
  });

  it('keeps the values that others have set since', () => {
    leaveWholly();
    Object.assign(domTarget(element), { y: 0, opacity: 1 });
    enter(element, inward, of(0, 1)).subscribe();
    expect(looks()).toEqual([0, 1]);
  });

  it('calls no callback of the departure again', () => {
    const log: string[] = [];
    const out = sequence(
      callFunc(() => log.push('out')),
      away,
      callFunc(() => log.push('gone')),
    );
    leave(element, out, of(0, 1)).subscribe();
    enter(element, inward, of(0, 1)).subscribe();
    expect(log).toEqual(['out', 'gone']);
    expect(looks()).toEqual([0, 1]);
  });
});

describe('an element whose transition was stopped', () => {
  it('is reversed under switchMap, as it is without', () => {
    const isOpen$ = new Subject<boolean>();
    isOpen$
      .pipe(switchMap((isOpen) => (isOpen ? enter(element, inward, frame$) : leave(element, away, frame$))))
      .subscribe();
    isOpen$.next(true);
    step(0, 0.5);
    isOpen$.next(false);
    expect(looks()).toEqual([20, 0.5]);
    step(0, 0.25);
    expect(looks()).toEqual([15, 0.625]);
    step(0.375);
    expect(looks()).toEqual([25, 0.375]);
    isOpen$.next(true);
    isOpen$.next(true); // the same again: it continues
    step(0, 0.25);
    expect(looks()).toEqual([30, 0.25]);
    step(1);
    expect(looks()).toEqual([0, 1]);
    expect(frame$.observed).toBe(false);
  });

  it('reverses sharply if it has rested', async () => {
    const subscription = enter(element, inward, frame$).subscribe();
    step(0, 0.5);
    subscription.unsubscribe();
    await Promise.resolve();
    leave(element, away, frame$).subscribe();
    step(0, 0.25);
    expect(looks()).toEqual([30, 0.25]);
  });

  it('continues with the next transition in the same direction', () => {
    const subscription = enter(element, inward, frame$).subscribe();
    step(0, 0.5);
    subscription.unsubscribe();
    const { log } = logOf(enter(element, inward, frame$));
    step(9, 0.25, 0.25);
    expect(log).toEqual([0.5, 0.75, 1, 'done']);
    expect(looks()).toEqual([0, 1]);
  });

  it('starts again if others have moved it since', () => {
    const subscription = enter(element, inward, frame$).subscribe();
    step(0, 0.5);
    subscription.unsubscribe();
    Object.assign(domTarget(element), { y: 0, opacity: 1 });
    leave(element, moveTo(1, { y: -10 }), of(0, 1)).subscribe();
    expect(looks()).toEqual([-10, 1]);
  });
});

it('ends every entry as it was at first, whatever came before', () => {
  const ways: FiniteAction<DomTarget>[] = [
    away,
    spawn(fadeTo(0.5, 0), scaleBy(0.75, 0.5)),
    sequence(rotateBy(0.25, 90), fadeTo(0.25, 0)),
  ];
  const call = fc.record({
    isEntering: fc.boolean(),
    way: fc.nat(2),
    dts: fc.array(fc.constantFrom(0, 1 / 4, 1 / 8, 1), { maxLength: 4 }),
    isStopped: fc.boolean(),
    isSwitched: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(call, { maxLength: 8 }), (calls) => {
      const element = add();
      let last: Subscription | undefined;
      for (const { isEntering, way, dts, isStopped, isSwitched } of calls) {
        if (isSwitched) last?.unsubscribe();
        const action = ways[way]!;
        last = isEntering
          ? enter(element, reverseTime(action), frame$).subscribe()
          : leave(element, action, frame$).subscribe();
        step(...dts);
        if (isStopped) last.unsubscribe();
      }
      enter(element, inward, frame$).subscribe();
      step(0, 4);
      const { y, opacity, scaleX, rotation } = domTarget(element);
      expect([y, opacity, scaleX, rotation].map((it) => Math.round(it * 1e9) / 1e9 + 0)).toEqual([0, 1, 1, 0]);
      expect(frame$.observed).toBe(false);
      flush();
      element.remove();
    }),
    { numRuns: shareOf(300) },
  );
});
