/**
 * The end of a page's script that compares components with @angular/animations and their replacements, side by side, by
 * its export `compare`. Before it, the page imports the compiler, first of all, and has `pairs`: `sides()` makes both
 * components, `before()` their first state, and `change(components)` what is compared.
 */
export const beside = `
  import { Component, createComponent, provideZonelessChangeDetection } from '@angular/core';
  import { bootstrapApplication } from '@angular/platform-browser';
  import { provideAnimations } from '@angular/platform-browser/animations';
  import { of, Subject } from 'rxjs';
  import { provideMotion } from 'rx-motion/angular';
  import { flush } from 'rx-motion/dom';

  const frame$ = new Subject();
  document.body.append(document.createElement('app-root'));
  const App = Component({ selector: 'app-root', template: '' })(class {});
  const app = await bootstrapApplication(App, { providers: [
    provideZonelessChangeDetection(), provideAnimations(), provideMotion({ frame$, reduced$: of(false) }),
  ] });
  const settled = async () => { for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done)); };
  const look = (one) => {
    const { opacity, width, height, transform, visibility } = getComputedStyle(one);
    const { a, b, e, f } = new DOMMatrix(transform);
    const numbers = [100 * opacity, parseFloat(width), parseFloat(height), 100 * a, 100 * b, e, f];
    return [one.tagName, visibility, ...numbers.map((value) => Math.round(20 * value) / 20 || 0)].join(' ');
  };
  const looks = (host) => Array.from(host.querySelectorAll('*'), look).join(' | ');
  const animationsOf = (host) => document.getAnimations().filter(({ effect }) => host.contains(effect.target));

  export async function compare(index) {
    const { sides, before, change } = pairs[index];
    before?.();
    const made = sides().map((side) => {
      const hostElement = document.body.appendChild(document.createElement('div'));
      const ref = createComponent(side, { environmentInjector: app.injector, hostElement });
      app.attachView(ref.hostView);
      return ref;
    });
    const [theirs, ours] = made.map(({ location }) => location.nativeElement);
    const components = made.map(({ instance }) => instance);
    app.tick();
    frame$.next(0);
    frame$.next(10);
    for (const animation of animationsOf(theirs)) animation.finish();
    await settled();
    const seen = new Set();
    const differences = [];
    const logs = [];
    const see = (when) => {
      app.tick();
      flush();
      const [wanted, shown] = [looks(theirs), looks(ours)];
      seen.add(wanted);
      if (wanted !== shown) differences.push(when + ': ' + shown + ' not ' + wanted);
      logs.push(components.map(({ logged = [] }) => [...logged]));
    };

    change(components);
    app.tick();
    const animations = animationsOf(theirs);
    for (const animation of animations) animation.pause();
    await Promise.resolve();
    frame$.next(0);
    const end = Math.max(0, ...animations.map(({ effect }) => effect.getComputedTiming().endTime));
    let last = 0;
    for (const fraction of [0.13, 0.31, 0.52, 0.74, 0.93]) {
      const time = fraction * end;
      for (const animation of animations) animation.currentTime = time;
      frame$.next((time - last) / 1000);
      last = time;
      see(time + ' ms');
    }
    for (const animation of animations) animation.finish();
    // A little later: the times above add up to the end, except for rounding.
    frame$.next((end - last + 1) / 1000);
    await settled();
    see('the end');
    for (const ref of made) { app.detachView(ref.hostView); ref.destroy(); ref.location.nativeElement.remove(); }
    return { differences, looks: seen.size, logs };
  }`;

/** What `compare` returns. */
export interface Compared {
  readonly differences: readonly string[];
  /** The number of distinct looks. */
  readonly looks: number;
  /** The callbacks so far, at each time. */
  readonly logs: readonly [theirs: readonly string[], ours: readonly string[]][];
}
