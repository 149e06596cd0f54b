import { MAX_ANIMATION_TIMEOUT } from '@angular/core';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defineAction, fadeOut, moveBy, repeatForever, reverseTime } from 'rx-motion';
import { appear, provideInstantMotion, vanish } from 'rx-motion/angular';
import { domTarget } from 'rx-motion/dom';
import { BehaviorSubject } from 'rxjs';
import { add, eventFor, makeInjector, x } from './injector.js';

const away = moveBy(1, { x: -40, y: 0 });
const microtask = (): Promise<void> => Promise.resolve();

const provideLimit = { provide: MAX_ANIMATION_TIMEOUT, useValue: 4000 };
let app = makeInjector();
beforeEach(() => {
  app = makeInjector({}, provideLimit);
});
afterEach(() => document.body.replaceChildren());

describe('vanish', () => {
  it('animates an element that leaves, and notifies Angular at the end', () => {
    const listener = app.run(() => vanish(away));
    const event = eventFor(add());
    listener(event);
    app.step(0, 0.5);
    expect(x(event.target)).toBe(-20);
    expect(event.animationComplete).not.toHaveBeenCalled();
    app.step(0.5);
    expect(event.animationComplete).toHaveBeenCalledTimes(1);
    expect(app.frame$.observed).toBe(false);
  });

  it('outlives its injector, and is released when the element has left', () => {
    const listener = app.run(() => vanish(away));
    app.destroy();
    const event = eventFor(add());
    listener(event);
    app.step(0, 0.5);
    expect(x(event.target)).toBe(-20);
    app.step(1);
    expect(event.animationComplete).toHaveBeenCalledTimes(1);
    expect(app.frame$.observed).toBe(false);
  });

  it('reverses an element that is still entering', () => {
    const [enters, leaves] = app.run(() => [appear(reverseTime(away)), vanish(fadeOut(3))]);
    const event = eventFor(add());
    enters(eventFor(event.target));
    app.step(0, 0.75);
    leaves(event);
    app.step(0.25);
    expect(x(event.target)).toBe(-5);
    app.step(1);
    expect(event.animationComplete).toHaveBeenCalledTimes(1);
  });

  it('fades for a short while instead if less motion is wanted', () => {
    const reduced$ = new BehaviorSubject(true);
    const calm = makeInjector({ reduced$ }, provideLimit);
    const listener = calm.run(() => vanish(away));
    const event = eventFor(add());
    const target = domTarget(event.target);
    listener(event);
    calm.step(0, 0.1);
    expect([target.x, target.opacity]).toEqual([0, 0.5]);
    calm.step(0.1);
    expect([target.opacity, calm.frame$.observed]).toEqual([0, false]);
    expect(event.animationComplete).toHaveBeenCalledTimes(1);
    reduced$.next(false);
    const second = eventFor(add());
    listener(second);
    calm.step(0, 0.25);
    expect(x(second.target)).toBe(-10);
  });

  it('jumps to its end if every motion is instant', () => {
    const instant = makeInjector({}, provideLimit, provideInstantMotion());
    const event = eventFor(add());
    instant.run(() => vanish(away))(event);
    expect(event.animationComplete).toHaveBeenCalledTimes(1);
    expect(x(event.target)).toBe(-40);
  });

  it('never throws, reports errors, and releases the element', async () => {
    const broken = defineAction(1, () => (progress) => {
      if (progress > 0) throw new Error('torn');
    });
    const failing = app.run(() => [
      vanish(away),
      vanish(broken),
      vanish(() => {
        throw new Error('no action');
      }),
      vanish(() => 5 as never),
    ]);
    const events = [document.createElement('div'), add(), add(), add()].map(eventFor);
    failing.forEach((listener, index) => {
      expect(() => listener(events[index]!)).not.toThrow();
    });
    app.step(0, 0.5);
    await microtask();
    expect(events.map(({ animationComplete }) => animationComplete.mock.calls.length)).toEqual([1, 1, 1, 1]);
    expect(app.errors.map(String)).toEqual([
      expect.stringContaining('element must be in the document'),
      'Error: no action',
      'TypeError: leave: expected an action of this library, got 5',
      'Error: torn',
    ]);
  });

  it('completes when the clock fails or ends', () => {
    const listener = app.run(() => vanish(away));
    const event = eventFor(add());
    listener(event);
    app.frame$.complete();
    expect(event.animationComplete).toHaveBeenCalledTimes(1);
  });

  it('immediately rejects anything but an action', () => {
    expect(() => app.run(() => vanish(5 as never))).toThrow('vanish: expected an action of this library, got 5');
    expect(() => app.run(() => appear(null as never))).toThrow('appear: expected an action of this library, got null');
    expect(() => app.run(() => vanish(repeatForever(away) as never))).toThrow('must be finite, got Infinity');
    expect(() => app.run(() => appear(away, { gap: -1 }))).toThrow('appear: gap must be >= 0 and finite, got -1');
    expect(() => app.run(() => vanish(away, { gap: -1 }))).not.toThrow();
  });

  it.each([
    [5, 'vanish: must take <= 4 s (MAX_ANIMATION_TIMEOUT), got 5 s'],
    [4, undefined],
  ])('of %d s warns above the limit at which Angular removes the element', (duration, warning) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    app.run(() => vanish(fadeOut(duration)))(eventFor(add()));
    const said = warn.mock.calls.flat();
    warn.mockRestore();
    expect(said).toEqual(warning === undefined ? [] : [warning]);
  });
});

describe('elements that leave together', () => {
  it.each([
    ['in document order', 0.25, 1, [-30, -20, -10]],
    ['in document order, each once, if Angular calls twice for each', 0.25, 2, [-30, -20, -10]],
    ['from the last one', -0.25, 1, [-10, -20, -30]],
  ])('leave %s, in whatever order Angular calls', async (_what, gap, times, places) => {
    const leaves = app.run(() => vanish(away, { gap }));
    const items = [add(), add(), add()];
    const events = [...items].reverse().flatMap((item) => Array.from({ length: times }, () => eventFor(item)));
    for (const event of events) leaves(event);
    await microtask();
    app.step(0, 0.125, 0.5, 0.125);
    expect(items.map(x)).toEqual(places);
    app.step(0.25, 0.5);
    expect(items.map(x)).toEqual([-40, -40, -40]);
    expect(events.every(({ animationComplete }) => animationComplete.mock.calls.length === 1)).toBe(true);
  });
});

describe('an element that is removed before its turn to leave', () => {
  it('is complete, and the others leave', async () => {
    const leaves = app.run(() => vanish(away, { gap: 0.25 }));
    const items = [add(), add()];
    const events = items.map(eventFor);
    for (const event of events) leaves(event);
    items[0]!.remove();
    await microtask();
    expect(events.map(({ animationComplete }) => animationComplete.mock.calls.length)).toEqual([1, 0]);
    app.step(0, 0.25, 0.5, 0.5);
    expect(events.map(({ animationComplete }) => animationComplete.mock.calls.length)).toEqual([1, 1]);
    expect(app.errors).toEqual([]);
  });
});
