import { MAX_ANIMATION_TIMEOUT } from '@angular/core';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { moveBy, reverseTime } from 'rx-motion';
import { appear, vanish } from 'rx-motion/angular';
import { add, eventFor, makeInjector, x } from './injector.js';

const away = moveBy(1, { x: -40, y: 0 });
function end(element: HTMLElement, init: CustomEventInit = {}): void {
  element.dispatchEvent(new CustomEvent('animationend', { bubbles: true, ...init }));
}

const provideLimit = { provide: MAX_ANIMATION_TIMEOUT, useValue: 4000 };
let app = makeInjector();
beforeEach(() => {
  app = makeInjector({}, provideLimit);
});
afterEach(() => document.body.replaceChildren());

describe('an animationend event', () => {
  it('of a child or of the element does not reach the listeners of Angular', () => {
    const element = add();
    const child = add('i', add('p', element));
    const heard: string[] = [];
    element.addEventListener('animationend', () => heard.push('element'));
    child.addEventListener('animationend', () => heard.push('child'));
    app.run(() => vanish(away))(eventFor(element));
    end(child);
    end(element);
    end(child.parentElement!);
    expect(heard).toEqual(['child']);
    app.step(0, 1);
    end(element);
    expect(heard).toEqual(['child', 'element']);
  });

  it('reaches Angular if Angular itself cancels the leaving', () => {
    const element = add();
    const heard = jest.fn();
    element.addEventListener('animationend', heard);
    app.run(() => vanish(away))(eventFor(element));
    end(element, { detail: { cancel: true } });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('an element that replaces a leaving one', () => {
  function replace(old: HTMLElement, successor: HTMLElement): void {
    old.after(successor);
    end(old, { detail: { cancel: true } });
    old.remove();
  }

  it('continues from its current look', () => {
    const [enters, leaves] = app.run(() => [appear(reverseTime(away)), vanish(away)]);
    const old = eventFor(add());
    leaves(old);
    app.step(0, 0.25);
    const successor = document.createElement('div');
    replace(old.target, successor);
    enters(eventFor(successor));
    expect(successor.style.transform).toBe('translate(-10px, 0px)');
    expect(old.animationComplete).toHaveBeenCalledTimes(1);
    app.step(0.75);
    expect(app.frame$.observed).toBe(false);
  });

  it.each([
    ['data-key', 'div', 'figs', false],
    ['tag', 'p', 'milk', false],
    ['parent', 'div', 'milk', true],
  ])('starts from the beginning with another %s', (_name, tag, key, isInside) => {
    const [enters, leaves] = app.run(() => [appear(reverseTime(away)), vanish(away)]);
    const old = eventFor(add());
    old.target.dataset.key = 'milk';
    leaves(old);
    app.step(0, 0.25);
    const other = document.createElement(tag);
    other.dataset.key = key;
    const around = document.createElement('section');
    around.append(other);
    replace(old.target, isInside ? around : other);
    enters(eventFor(other));
    expect(x(other)).toBe(-40);
  });

  it('can be the same element, which then comes back and is usable again', async () => {
    const leaves = app.run(() => vanish(away));
    const old = eventFor(add());
    leaves(old);
    app.step(0, 0.5);
    expect(old.target.inert).toBe(true);
    end(old.target, { detail: { cancel: true } });
    await new Promise((done) => setTimeout(done));
    expect(old.target.inert).not.toBe(true);
    app.step(0.25);
    expect(x(old.target)).toBe(-25);
    app.step(0.75);
    expect(x(old.target)).toBe(0);
    expect(app.frame$.observed).toBe(false);
  });
});
