import { inject, NgZone, PLATFORM_ID } from '@angular/core';
import { describe, expect, it, jest } from '@jest/globals';
import { provideInstantMotion, provideMotion } from 'rx-motion/angular';
import { BehaviorSubject, NEVER, Subject } from 'rxjs';
import { CLOCK } from '../../src/angular/clock.js';
import { JUMP } from '../../src/clock/jump.js';
import { makeInjector } from './injector.js';

describe('provideMotion', () => {
  it('rejects anything but a clock', () => {
    expect(() => provideMotion({ frame$: 5 as never })).toThrow('provideMotion: frame$ must be an observable, got 5');
    expect(() => provideMotion({ reducedMotion: 'yes' as never })).toThrow(
      'provideMotion: reducedMotion must be a boolean or an observable, got "yes"',
    );
    expect(provideMotion({ frame$: new Subject() })).toHaveProperty('provide');
  });
});

describe('the clock of an injector', () => {
  const clockOf = (...[options, ...providers]: Parameters<typeof makeInjector>) => {
    const app = makeInjector(options, ...providers);
    return { ...app, clock: app.run(() => inject(CLOCK)) };
  };

  it('is subscribed outside the zone, so that its timers cause no rendering', () => {
    const runOutsideAngular = jest.fn((run: () => unknown) => run());
    const { clock, frame$ } = clockOf({}, { provide: NgZone, useValue: { runOutsideAngular } });
    const seen: number[] = [];
    clock.frame$.subscribe((dt) => seen.push(dt));
    expect(runOutsideAngular).toHaveBeenCalledTimes(1);
    frame$.next(0.5);
    expect(seen).toEqual([0.5]);
  });

  it('jumps past every end when motion is reduced, and completes', () => {
    const reduced$ = new BehaviorSubject(false);
    const { clock, frame$ } = clockOf({ reducedMotion: reduced$ });
    const seen: number[] = [];
    clock.calm$().subscribe((dt) => seen.push(dt));
    frame$.next(0.5);
    reduced$.next(true);
    expect(clock.reduced$.value).toBe(true);
    expect(frame$.observed).toBe(false);
    reduced$.next(false);
    clock.calm$().subscribe((dt) => seen.push(dt));
    frame$.next(0.25);
    expect(seen).toEqual([0.5, 0, JUMP, 0.25]);
  });

  it('is shared, and jumps to the end also for subscribers during reduced motion', () => {
    const reduced$ = new BehaviorSubject(false);
    const { clock } = clockOf({ reducedMotion: reduced$ });
    const early: number[] = [];
    const late: number[] = [];
    const calm$ = clock.calm$();
    expect(clock.calm$()).toBe(calm$);
    calm$.subscribe((dt) => early.push(dt));
    reduced$.next(true);
    clock.calm$().subscribe((dt) => late.push(dt));
    expect([early, late]).toEqual([
      [0, JUMP],
      [0, JUMP],
    ]);
    reduced$.next(false);
    expect(clock.calm$()).toBe(calm$);
  });

  it("jumps to the end while the page is hidden, if its frames are the page's", () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const seen: number[] = [];
    const app = makeInjector({}, provideMotion({ reducedMotion: false }));
    app
      .run(() => inject(CLOCK))
      .calm$()
      .subscribe((dt) => seen.push(dt))
      .unsubscribe();
    const own: number[] = [];
    clockOf({ frame$: NEVER })
      .clock.calm$()
      .subscribe((dt) => own.push(dt))
      .unsubscribe();
    hidden.mockRestore();
    expect(seen).toEqual([0, JUMP]);
    expect(own).toEqual([]);
  });

  it('has no frames on a server', () => {
    const { clock, frame$ } = clockOf({}, { provide: PLATFORM_ID, useValue: 'server' });
    const subscription = clock.calm$().subscribe();
    expect(frame$.observed).toBe(false);
    subscription.unsubscribe();
    expect(clock.isServer).toBe(true);
  });

  it('unsubscribes from reducedMotion when the injector is destroyed', () => {
    const reduced$ = new Subject<boolean>();
    const { destroy } = clockOf({ reducedMotion: reduced$ });
    expect(reduced$.observed).toBe(true);
    destroy();
    expect(reduced$.observed).toBe(false);
  });

  it('jumps to the end with provideInstantMotion', () => {
    expect(clockOf({}, provideInstantMotion()).clock.reduced$.value).toBe(true);
  });
});
