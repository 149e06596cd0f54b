import { inject, NgZone } from '@angular/core';
import { describe, expect, it, jest } from '@jest/globals';
import { provideMotion } from 'rx-motion/angular';
import { NEVER, of, Subject } from 'rxjs';
import { CLOCK } from '../../src/angular/clock.js';
import { JUMP } from '../../src/clock/jump.js';
import { makeInjector } from './injector.js';

describe('provideMotion', () => {
  it('rejects anything but a clock', () => {
    expect(() => provideMotion({ frame$: 5 as never })).toThrow('provideMotion: frame$ must be an observable, got 5');
    expect(() => provideMotion({ reduced$: 'yes' as never })).toThrow(
      'provideMotion: reduced$ must be an observable, got "yes"',
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

  it("jumps to the end while the page is hidden, if its frames are the page's", () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const seen: number[] = [];
    const app = makeInjector({}, provideMotion({ reduced$: of(false) }));
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
});
