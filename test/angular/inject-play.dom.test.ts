import { PLATFORM_ID } from '@angular/core';
import { afterEach, describe, expect, it } from '@jest/globals';
import { moveBy, moveTo, repeatForever, rotateBy } from 'rx-motion';
import { injectPlay, provideInstantMotion, provideMotion } from 'rx-motion/angular';
import { BehaviorSubject, concat, of } from 'rxjs';
import { makeInjector } from './injector.js';

const right = moveBy(1, { x: 100, y: 0 });

afterEach(() => document.body.replaceChildren());

describe('injectPlay', () => {
  it('plays on the clock of the application, one after the other without a gap', () => {
    const app = makeInjector();
    const play = app.run(injectPlay);
    const ship = { x: 0, y: 0 };
    concat(play(right, ship), play(moveBy(1, { x: 0, y: 8 }), ship)).subscribe();
    app.step(0, 0.75, 0.75);
    expect(ship).toEqual({ x: 100, y: 4 });
    app.step(0.5);
    expect(ship).toEqual({ x: 100, y: 8 });
    expect(app.frame$.observed).toBe(false);
  });

  it('stops when the component is destroyed, and plays nothing afterwards', () => {
    const app = makeInjector();
    const play = app.run(injectPlay);
    const ship = { x: 0, y: 0 };
    play(right, ship).subscribe();
    app.step(0, 0.5);
    app.destroy();
    play(right, ship).subscribe();
    expect(app.frame$.observed).toBe(false);
    app.step(0.25);
    expect(ship.x).toBe(50);
  });

  it('jumps to the end while motion is reduced, and in tests with instant motion', () => {
    for (const provider of [provideMotion({ reduced$: of(true) }), provideInstantMotion()]) {
      const play = makeInjector({}, provider).run(injectPlay);
      const ship = { x: 0, y: 0 };
      let ends = 0;
      const complete = (): number => ends++;
      play(right, ship).subscribe({ complete });
      expect(ship.x).toBe(100);
      play(repeatForever(right), ship).subscribe({ complete });
      expect(ship.x).toBe(100);
      expect(ends).toBe(2);
    }
  });

  it('jumps to the end when motion is reduced during it, and completes an endless one', () => {
    const reduced$ = new BehaviorSubject(false);
    const app = makeInjector({ reduced$ });
    const play = app.run(injectPlay);
    const ship = { x: 0, y: 0, rotation: 0 };
    let ends = 0;
    const complete = (): number => ends++;
    play(right, ship).subscribe({ complete });
    play(repeatForever(rotateBy(1, 360)), ship).subscribe({ complete });
    app.step(0, 0.25);
    reduced$.next(true);
    expect([ship, ends, app.frame$.observed]).toEqual([{ x: 100, y: 0, rotation: 90 }, 2, false]);
    app.destroy();
    expect(reduced$.observed).toBe(false);
  });

  it('moves nothing on a server', () => {
    const app = makeInjector({}, { provide: PLATFORM_ID, useValue: 'server' });
    const ship = { x: 0, y: 0 };
    app
      .run(injectPlay)(moveTo(1, { x: 100 }), ship)
      .subscribe();
    expect(app.frame$.observed).toBe(false);
    expect(ship.x).toBe(0);
  });

  it('rejects anything but an action', () => {
    const play = makeInjector().run(injectPlay);
    expect(() => play({} as never, {})).toThrow(
      new TypeError('play: expected an action of this library, got an object'),
    );
  });
});
