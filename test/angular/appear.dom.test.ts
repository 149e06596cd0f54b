import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defineAction, moveBy, reverseTime } from 'rx-motion';
import { appear, vanish } from 'rx-motion/angular';
import { domTarget } from 'rx-motion/dom';
import { of } from 'rxjs';
import { add, eventFor, makeInjector, x } from './injector.js';

const inward = reverseTime(moveBy(1, { x: -40, y: 0 }));

let app = makeInjector();
beforeEach(() => {
  app = makeInjector();
});
afterEach(() => document.body.replaceChildren());

describe('appear', () => {
  it('writes the start before it returns, so that no frame shows the end', () => {
    const event = eventFor(add());
    app.run(() => appear(inward))(event);
    expect(event.target.style.transform).toBe('translate(-40px, 0px)');
    app.step(0, 0.5);
    expect(x(event.target)).toBe(-20);
    app.step(0.5);
    expect(x(event.target)).toBe(0);
    expect(event.animationComplete).toHaveBeenCalledTimes(1);
    expect(app.frame$.observed).toBe(false);
  });

  it('calls done once, at the end or when interrupted, and reports its errors', async () => {
    const done: string[] = [];
    const note = (name: string) => (element: HTMLElement) => {
      done.push(`${name} ${element.id}`);
      throw new Error('from done');
    };
    const enters = app.run(() => appear(inward, { done: note('enter') }));
    const leaves = app.run(() => vanish(inward, { done: note('leave') }));
    const [first, second] = [eventFor(add()), eventFor(add())];
    first.target.id = 'first';
    second.target.id = 'second';
    enters(first);
    enters(second);
    app.step(0, 0.5);
    leaves(second);
    await Promise.resolve();
    expect(done).toEqual(['enter second']);
    app.step(0.5, 0.5);
    await Promise.resolve();
    expect(done).toEqual(['enter second', 'enter first', 'leave second']);
    expect(app.errors).toHaveLength(3);
    expect(second.animationComplete).toHaveBeenCalledTimes(2);
  });

  it('accepts a function that makes an action for the element', () => {
    const element = add();
    element.dataset.from = '-8';
    const event = eventFor(element);
    app.run(() => appear((one) => reverseTime(moveBy(1, { x: Number(one.dataset.from), y: 0 }))))(event);
    expect(x(element)).toBe(-8);
  });

  it('staggers elements that enter together, with all of them at their start', async () => {
    const listener = app.run(() => appear(inward, { gap: 0.25 }));
    const items = [add(), add(), add()];
    for (const item of items) listener(eventFor(item));
    expect(items.map(x)).toEqual([-40, -40, -40]);
    app.step(0, 0.5, 0.125);
    expect(items.map(x)).toEqual([-15, -25, -35]);
    await Promise.resolve();
    const later = add();
    listener(eventFor(later));
    app.step(0, 0.25);
    expect(x(later)).toBe(-30);
  });

  it('does not animate an element that only moves, until it has left', () => {
    const [enters, leaves] = app.run(() => [appear(inward), vanish(moveBy(1, { x: 8, y: 0 }))]);
    const element = add();
    enters(eventFor(element));
    app.step(0, 1);
    document.body.prepend(element);
    const moved = eventFor(element);
    enters(moved);
    expect(x(element)).toBe(0);
    expect(moved.animationComplete).toHaveBeenCalledTimes(1);
    leaves(eventFor(element));
    app.step(0, 1);
    element.remove();
    document.body.append(element);
    enters(eventFor(element));
    expect(x(element)).toBe(-40);
    app.step(0, 1);
    expect(x(element)).toBe(0);
  });

  it('starts again with an element that was removed during its motion', () => {
    const enters = app.run(() => appear(inward));
    const element = add();
    enters(eventFor(element));
    app.step(0, 0.5);
    element.remove();
    app.step(0.25);
    document.body.append(element);
    const again = eventFor(element);
    enters(again);
    app.step(0, 1);
    expect(again.animationComplete).toHaveBeenCalledTimes(1);
    expect(app.frame$.observed).toBe(false);
  });

  it('fades in instead if less motion is wanted, also after it has left', () => {
    const calm = makeInjector({ reduced$: of(true) });
    const [enters, leaves] = calm.run(() => [appear(inward), vanish(inward)]);
    const event = eventFor(add());
    const target = domTarget(event.target);
    for (let time = 0; time < 2; time++) {
      enters(event);
      expect([target.x, target.opacity]).toEqual([0, 0]);
      calm.step(0, 0.1);
      expect(target.opacity).toBe(0.5);
      calm.step(0.1);
      expect(event.target.style.opacity).toBe('');
      leaves(event);
      calm.step(0, 0.2);
      event.target.remove();
      document.body.append(event.target);
    }
    expect(event.animationComplete).toHaveBeenCalledTimes(4);
  });

  it('requests no frames once the element is out of the page', () => {
    const event = eventFor(add());
    app.run(() => appear(inward))(event);
    event.target.remove();
    app.step(0);
    expect(app.frame$.observed).toBe(false);
  });

  it('never throws, and reports errors', async () => {
    const broken = defineAction(1, (): never => {
      throw new Error('torn');
    });
    const listeners = app.run(() => [appear(inward), appear(broken), appear(() => 5 as never)]);
    const events = [document.createElement('div'), add(), add()].map(eventFor);
    listeners.forEach((listener, index) => {
      expect(() => listener(events[index]!)).not.toThrow();
    });
    await Promise.resolve();
    expect(app.errors.map(String)).toEqual([
      expect.stringContaining('element must be in the document'),
      'Error: torn',
      'TypeError: enter: expected an action of this library, got 5',
    ]);
  });

  it('does not animate server-rendered elements, unless asked', () => {
    document.body.innerHTML = '<main ng-server-context="ssr"><p></p><p></p></main><aside></aside>';
    const [main, first, second, aside] = Array.from(document.querySelectorAll<HTMLElement>('body *'));
    const [usual, eager] = app.run(() => [appear(inward), appear(inward, { initial: true })]);
    for (const served of [main!, first!, aside!]) usual(eventFor(served));
    eager(eventFor(second!));
    const made = add('div', main);
    usual(eventFor(made));
    expect([main!, first!, aside!, second!, made].map(x)).toEqual([0, 0, -40, -40, -40]);
  });
});
