import { ElementRef, PLATFORM_ID } from '@angular/core';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { delayTime, fadeOut, moveBy, repeatForever, rotateBy } from 'rx-motion';
import { injectMotion, provideInstantMotion, provideMotion } from 'rx-motion/angular';
import { BehaviorSubject, of } from 'rxjs';
import { makeInjector } from './injector.js';

const right = moveBy(1, { x: 100, y: 0 });

let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('main'));
  host.innerHTML = '<i class="die"></i><p><i class="die"></i></p>';
});
afterEach(() => document.body.replaceChildren());
const provideHost = () => ({ provide: ElementRef, useValue: new ElementRef(host) });

describe('injectMotion', () => {
  it('runs actions on the clock of the application', () => {
    const app = makeInjector();
    const motion = app.run(injectMotion);
    const ship = { x: 0, y: 0 };
    motion.runAction(right, ship);
    app.step(0, 0.5);
    expect(ship.x).toBe(50);
  });

  it('stops everything when the component is destroyed, and runs nothing afterwards', () => {
    const app = makeInjector();
    const motion = app.run(injectMotion);
    const ship = { x: 0, y: 0 };
    const running = motion.runAction(right, ship);
    app.step(0, 0.5);
    app.destroy();
    expect(running.ending).toBe('stopped');
    expect(motion.runAction(right, ship).ending).toBe('stopped');
    expect(app.frame$.observed).toBe(false);
    expect(ship.x).toBe(50);
  });

  it('jumps to the end while motion is reduced, and in tests with instant motion', () => {
    for (const provider of [provideMotion({ reduced$: of(true) }), provideInstantMotion()]) {
      const motion = makeInjector({}, provider).run(injectMotion);
      const ship = { x: 0, y: 0 };
      expect(motion.runAction(right, ship).ending).toBe('completed');
      expect(motion.runAction(repeatForever(right), ship).ending).toBe('stopped');
      expect(ship.x).toBe(100);
    }
  });

  it('jumps to the end when motion is reduced during it, and stops endless actions', () => {
    const reduced$ = new BehaviorSubject(false);
    const app = makeInjector({ reduced$ });
    const motion = app.run(injectMotion);
    const ship = { opacity: 1, rotation: 0 };
    const [out, wheel] = [motion.runAction(fadeOut(1), ship), motion.runAction(repeatForever(rotateBy(1, 8)), ship)];
    app.step(0, 0.25);
    reduced$.next(true);
    expect([ship, out.ending, wheel.ending]).toEqual([{ opacity: 0, rotation: 2 }, 'completed', 'stopped']);
    expect(app.frame$.observed).toBe(false);
  });

  it('treats all object literals of one element as the same target', () => {
    const motion = makeInjector().run(injectMotion);
    const element = document.createElement('p');
    const start = (target: object) => motion.runAction(delayTime(1), target, { policy: 'switch' });
    const all = [{ element }, { element }, { element, x: 0 }].map(start);
    expect(all.map(({ ending }) => ending)).toEqual(['replaced', undefined, undefined]);
  });

  it('does nothing on a server', () => {
    const provideServer = { provide: PLATFORM_ID, useValue: 'server' };
    const app = makeInjector({}, provideServer, provideHost());
    const motion = app.run(injectMotion);
    motion.runAction(right, { x: 0, y: 0 });
    expect(app.frame$.observed).toBe(false);
    expect(motion.query('.die')).toEqual([]);
  });

  it('finds the elements of the component, and staggers an action on them', () => {
    const app = makeInjector({}, provideHost());
    document.body.appendChild(document.createElement('i')).className = 'die';
    const motion = app.run(injectMotion);
    const dice = motion.query('.die');
    expect(dice.map(({ element }) => element)).toEqual([...host.querySelectorAll('.die')]);
    motion.stagger(0.25, '.die', rotateBy(1, 360));
    app.step(0, 0.5);
    expect(dice.map(({ rotation }) => rotation)).toEqual([180, 90]);
  });

  it('finds nothing without a component', () => {
    expect(makeInjector().run(injectMotion).query('.die')).toEqual([]);
  });
});
