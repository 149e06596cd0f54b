import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { componentPairs, type Side } from './component-pairs.js';

declare const exported: {
  /**
   * Compares the components of a pair during a change. Returns the differences, the number of distinct looks, and the
   * logs.
   */
  readonly compare: (index: number) => Promise<Compared>;
};
interface Compared {
  readonly differences: readonly string[];
  readonly looks: number;
  readonly logs: readonly [theirs: readonly string[], ours: readonly string[]][];
}

/** Each has its own name: Angular treats two with the same name and template as one, animations included. */
const component = ({ template, code, providers }: Side, isTheirs: boolean, index: number): string => `Component({
  selector: 'app-${isTheirs ? 'theirs' : 'ours'}-${index}',
  template: ${JSON.stringify(template)},
  ${isTheirs ? `animations: [${code}]` : `providers: [${providers ?? 'provideMotion({ frame$, reduced$: of(false) })'}]`},
})(class {
  isOpen = isOpen; items = items; count = count; state = state;
  logged = [];
  log(name) { this.logged.push(name); }
  ${isTheirs ? '' : code}
})`;

const script = `
  import '@angular/compiler';
  import * as ng from '@angular/animations';
  import { Component, createComponent, effect, provideZonelessChangeDetection, signal } from '@angular/core';
  import { bootstrapApplication } from '@angular/platform-browser';
  import { provideAnimations } from '@angular/platform-browser/animations';
  import { of, Subject } from 'rxjs';
  import { callFunc, cubicBezier, delayTime, fadeTo, sequence, to, tweenFrom } from 'rx-motion';
  import { appear, glideSignal, injectMotion, provideInstantMotion, provideMotion, vanish } from 'rx-motion/angular';
  import { fromMetadata, runTrigger } from 'rx-motion/angular/migration';
  import { flush } from 'rx-motion/dom';

  const frame$ = new Subject();
  const [isOpen, items, count, state] = [signal(false), signal([]), signal(0), signal('')];
  const pairs = [${componentPairs
    .map(
      ({ theirs, ours, before, change }, index) =>
        `{ sides: () => [${component(theirs, true, index)}, ${component(ours, false, index)}], before: () => ${before}, change: () => ${change} }`,
    )
    .join(',\n')}];

  document.body.append(document.createElement('app-root'));
  const App = Component({ selector: 'app-root', template: '' })(class {});
  const app = await bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), provideAnimations()] });

  const settled = async () => { for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done)); };
  const look = (one) => {
    const { opacity, width, height, transform } = getComputedStyle(one);
    const { a, b, e, f } = new DOMMatrix(transform);
    return [100 * opacity, parseFloat(width), parseFloat(height), 100 * a, 100 * b, e, f];
  };
  const looks = (host) => [...host.querySelectorAll('*')].map((one) => one.tagName + ' ' + look(one).map((value) => Math.round(20 * value) / 20 || 0));
  const animationsOf = (host) => document.getAnimations().filter(({ effect }) => host.contains(effect.target));

  export async function compare(index) {
    const { sides, before, change } = pairs[index];
    before();
    const made = sides().map((side) => {
      const hostElement = document.body.appendChild(document.createElement('div'));
      const ref = createComponent(side, { environmentInjector: app.injector, hostElement });
      app.attachView(ref.hostView);
      return ref;
    });
    const [theirs, ours] = made.map(({ location }) => location.nativeElement);
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
      seen.add(wanted.join());
      if (wanted.join() !== shown.join()) differences.push(when + ': ' + shown.join(' | ') + ' not ' + wanted.join(' | '));
      logs.push(made.map(({ instance }) => [...instance.logged]));
    };

    change();
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

describeInChromium('components with @angular/animations, and their replacements', ({ open }) => {
  it('look the same at five times and at the end, with the same callbacks', async () => {
    const { page } = await open({ script, clock: 'real' });
    for (const [index, { name }] of componentPairs.entries()) {
      const { differences, looks, logs } = await page.evaluate((index) => exported.compare(index), index);
      expect({ name, differences }).toEqual({ name, differences: [] });
      expect({ name, moves: looks > 5 }).toEqual({ name, moves: name !== '@.disabled' });
      for (const [theirs, ours] of logs) expect({ name, log: ours }).toEqual({ name, log: theirs });
      const events: Readonly<Record<string, readonly string[]>> = {
        '(@note.start), (@note.done)': ['start', 'done'],
        '[@door], (@door.done)': ['closed', 'open'],
      };
      expect(logs.at(-1)![1]).toEqual(events[name] ?? []);
    }
  });
});

describe('the page about moving from @angular/animations', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/from-angular-animations.md'), 'utf8');

  it.each(componentPairs.map((pair) => [pair.name, pair] as const))(
    'shows both sides of the pair %s',
    (_name, { theirs, ours }) => {
      const shown = [
        theirs.template,
        theirs.code.replaceAll('ng.', ''),
        ours.template,
        ours.code.replaceAll('ng.', ''),
        ours.providers ?? '',
      ];
      for (const text of shown) expect(page).toContain(text);
    },
  );
});
