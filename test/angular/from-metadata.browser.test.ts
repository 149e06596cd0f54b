import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { pairs } from './pairs.js';

/** How the three copies of an element look at a time: theirs, ours, and what we make of theirs. */
type Looks = readonly [theirs: Look, ours: Look, made: Look];
type Look = readonly (readonly number[])[];
declare const exported: {
  readonly start: (index: number) => number;
  readonly looks: (milliseconds: number) => Looks;
  readonly startTrigger: (from: string, to: string) => void;
};

const script = `
  import '@angular/compiler';
  import * as ng from '@angular/animations';
  import { ChangeDetectorRef, Component, inject, provideZonelessChangeDetection, signal } from '@angular/core';
  import { bootstrapApplication } from '@angular/platform-browser';
  import { provideAnimations } from '@angular/platform-browser/animations';
  import { Subject } from 'rxjs';
  import { cubicBezier, delayTime, eased, fadeTo, moveBy, resizeTo, rotateBy, sequence, spawn, stagger, targeted } from 'rx-motion';
  import { fromMetadata } from 'rx-motion/angular';
  import { domTarget, flush } from 'rx-motion/dom';

  const box = (name) => '<div id="' + name + '" style="width: 100px; height: 20px"><i>1</i><i>2</i><i>3</i></div>';
  const door = ng.trigger('door', [
    ng.state('closed', ng.style({ opacity: 0.2, width: '40px' })),
    ng.state('open, ajar', ng.style({ opacity: 1, width: '200px' })),
    ng.transition('closed => open', ng.animate('400ms ease-in')),
    ng.transition('open <=> closed', [ng.animate('200ms', ng.style({ opacity: 0.5 })), ng.animate('200ms')]),
  ]);
  const state = signal('closed');
  const App = Component({
    selector: 'body',
    animations: [door],
    template: box('theirs') + box('ours') + box('made') + '<div id="door" [@door]="state()" style="height: 20px"><i></i></div><div id="own" style="height: 20px"><i></i></div>',
  })(class {
    builder = inject(ng.AnimationBuilder);
    state = state;
    constructor() { app = this; }
  });
  let app;
  const application = await bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), provideAnimations()] });
  const element = (id) => document.querySelector('#' + id);
  const card = domTarget(element('ours'));
  const dots = [...element('ours').querySelectorAll('i')].map((dot) => domTarget(dot));
  const pairs = [${pairs.map(({ theirs, ours }) => `() => ({ theirs: ${theirs}, ours: ${ours} })`).join(',\n')}];
  const clocks = [];
  let names = [];

  const run = (action, target) => {
    const time$ = new Subject();
    time$.pipe(action.on(target)).subscribe();
    clocks.push(time$);
  };

  export const start = (index) => {
    const { theirs, ours } = pairs[index]();
    names = ['theirs', 'ours', 'made'];
    app.builder.build(theirs).create(element('theirs')).play();
    run(ours, card);
    const made = fromMetadata(theirs, { element: element('made') });
    run(made, domTarget(element('made')));
    return Math.abs(made.duration - ours.duration);
  };
  export const startTrigger = (from, to) => {
    names = ['door', 'own', 'own'];
    state.set(from);
    application.tick();
    for (const animation of document.getAnimations()) animation.finish();
    state.set(to);
    application.tick();
    run(fromMetadata(door)(from, to), { element: element('own') });
  };

  const number = (text) => Math.round(parseFloat(text) * 100) / 100;
  const look = (one) => {
    const { opacity, width, transform } = getComputedStyle(one);
    const { a, b, e, f } = new DOMMatrix(transform);
    return [number(opacity), number(width), ...[a, b, e, f].map(number)];
  };
  export const looks = (milliseconds) => {
    const theirs = document.getAnimations().filter(({ effect }) => element(names[0]).contains(effect.target));
    for (const animation of theirs) { animation.pause(); animation.currentTime = milliseconds; }
    for (const time$ of clocks) time$.next(milliseconds / 1000);
    flush();
    return names.map((id) => [element(id), ...element(id).querySelectorAll('i')].map(look));
  };`;

const times = [40, 120, 210, 290, 390];

describeInChromium('@angular/animations and what serves in its place', ({ open }) => {
  it.each(pairs.map(({ name }, index) => [name, index] as const))(
    'look the same at five times: %s',
    async (_name, index) => {
      const { page } = await open({ script, clock: 'real' });
      expect(await page.evaluate((index) => exported.start(index), index)).toBeLessThan(1e-9);
      const seen = new Set<string>();
      // There, and back again.
      for (const time of [...times, ...[...times].reverse()]) {
        const [theirs, ours, made] = await page.evaluate((time) => exported.looks(time), time);
        expect({ time, looks: ours }).toEqual({ time, looks: theirs });
        expect({ time, looks: made }).toEqual({ time, looks: theirs });
        seen.add(JSON.stringify(theirs));
      }
      expect(seen.size).toBeGreaterThan(3);
    },
  );

  it.each([
    ['closed', 'open'],
    ['open', 'closed'],
    ['closed', 'ajar'],
  ])('a trigger goes from state to state in the same way: %s => %s', async (from, to) => {
    const { page } = await open({ script, clock: 'real' });
    await page.evaluate(([from, to]) => exported.startTrigger(from!, to!), [from, to]);
    for (const time of times) {
      const [theirs, ours] = await page.evaluate((time) => exported.looks(time), time);
      expect({ time, looks: ours }).toEqual({ time, looks: theirs });
    }
  });
});

describe('the page about moving from @angular/animations', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/from-angular-animations.md'), 'utf8');

  it.each(pairs.map(({ name, theirs, ours }) => [name, theirs, ours] as const))(
    'shows both of a pair as they are compared: %s',
    (_name, theirs, ours) => {
      expect(page).toContain(theirs.replaceAll('ng.', ''));
      expect(page).toContain(ours);
    },
  );
});
