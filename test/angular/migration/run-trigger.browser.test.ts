import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** Changes the state, and shows the milliseconds after it. Returns how both doors look. */
  readonly change: (state: unknown, time: number) => Promise<readonly [theirs: string, ours: string]>;
  readonly settle: () => Promise<readonly [theirs: string, ours: string]>;
  readonly logs: readonly [theirs: readonly string[], ours: readonly string[]];
};

const script = `
  import '@angular/compiler';
  import * as ng from '@angular/animations';
  import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
  import { bootstrapApplication } from '@angular/platform-browser';
  import { provideAnimations } from '@angular/platform-browser/animations';
  import { of, Subject } from 'rxjs';
  import { provideMotion } from 'rx-motion/angular';
  import { runTrigger } from 'rx-motion/angular/migration';

  const frame$ = new Subject();
  const state = signal('closed');
  export const logs = [[], []];
  const door = ng.trigger('door', [
    ng.state('closed', ng.style({ width: '40px', opacity: 0.5 })),
    ng.state('open', ng.style({ width: '{{ width }}px', opacity: 1 }), { params: { width: 200 } }),
    ng.transition(':enter', [ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 0.5 }))]),
    ng.transition('open => closed', [ng.style({ height: '10px' }), ng.animate('400ms', ng.style({ height: '50px', opacity: 0.8, width: '60px' })), ng.animate('200ms')]),
    ng.transition('* => open', [ng.animate('400ms ease-in'), ng.query('i', [ng.style({ opacity: 0.2 }), ng.animate(400, ng.style({ opacity: 1 }))])]),
  ]);
  const note = (list) => ({ phaseName, fromState, toState, totalTime, triggerName }) => list.push([phaseName, fromState, toState, totalTime, triggerName].join(' '));
  document.body.innerHTML = '<app-root></app-root><style>div { width: 100px; height: 20px } i { display: block }</style>';
  const Theirs = Component({
    selector: 'app-theirs',
    animations: [door],
    template: '<div [@door]="state()" (@door.start)="log($event)" (@door.done)="log($event)"><i>1</i></div>',
  })(class { state = state; log = note(logs[0]); });
  const Ours = Component({
    selector: 'app-ours',
    template: '<div><i>1</i></div>',
  })(class { constructor() { runTrigger(door, state, { selector: 'div', start: note(logs[1]), done: note(logs[1]) }); } });
  const Root = Component({ selector: 'app-root', imports: [Theirs, Ours], template: '<app-theirs /><app-ours />' })(class {});
  const app = await bootstrapApplication(Root, { providers: [
    provideZonelessChangeDetection(), provideAnimations(), provideMotion({ frame$, reduced$: of(false) }),
  ] });
  const [theirs, ours] = document.querySelectorAll('div');
  const number = (text) => Math.round(100 * parseFloat(text)) / 100;
  const look = (door) => [door, door.firstChild].map((one) => {
    const { opacity, width, height } = getComputedStyle(one);
    return [opacity, width, height].map(number).join(' ');
  }).join(', ');
  const turn = async () => { for (let task = 0; task < 3; task++) await new Promise((done) => requestAnimationFrame(done)); };
  const animations = () => document.getAnimations().filter(({ effect }) => theirs.contains(effect.target));
  // A busy machine may take longer to the first look than the elements take to enter.
  for (const animation of animations()) animation.pause();

  async function show(time) {
    for (const animation of animations()) { animation.pause(); animation.currentTime = time; }
    frame$.next(time / 1000);
    await turn();
    return [look(theirs), look(ours)];
  }
  export async function change(to, time) {
    state.set(to);
    app.tick();
    return show(time);
  }
  export async function settle() {
    // A step of its own for every query.
    for (const animation of animations()) animation.finish();
    await turn();
    for (const animation of animations()) animation.finish();
    frame$.next(10);
    await turn();
    return [look(theirs), look(ours)];
  }`;

describeInChromium('a trigger of @angular/animations that rx-motion runs', ({ open }) => {
  it('looks the same from void on, also when interrupted, with the same events', async () => {
    const { page } = await open({ script, clock: 'real' });
    const change = async (state: unknown, time: number): Promise<void> => {
      const [theirs, ours] = await page.evaluate(([state, time]) => exported.change(state, time), [
        state,
        time,
      ] as const);
      expect([state, time, ours]).toEqual([state, time, theirs]);
    };
    const settle = async (): Promise<string> => {
      const [theirs, ours] = await page.evaluate(() => exported.settle());
      expect(ours).toEqual(theirs);
      return ours;
    };
    await change('closed', 100);
    expect(await settle()).toBe('0.5 40 20, 1 40 18');
    await change('open', 100);
    await change('closed', 250);
    await change('open', 150);
    await settle();
    await change('closed', 500);
    await change('open', 300);
    await settle();
    await change({ value: 'open', params: { width: 80 } }, 10);
    await settle();
    // The same state again: the transition goes on.
    await change('closed', 500);
    await settle();
    await change('open', 0);
    await change({ value: 'open', params: { width: 80 } }, 100);
    await settle();
    await change({ value: 'open' }, 10);
    await settle();
    await change('elsewhere', 10);
    await settle();
    await change('open', 100);
    const logs = await page.evaluate(() => exported.logs);
    expect(logs[1]).toEqual(logs[0]);
  });
});
