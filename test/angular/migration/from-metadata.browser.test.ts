import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { pairs } from './pairs.js';
import { randomMetadata } from './random-metadata.js';

declare const exported: {
  /**
   * Compares a pair with the action of its metadata, forwards and backwards. Returns the differences and the number of
   * looks.
   */
  readonly comparePair: (index: number) => Compared;
  readonly compareRandom: (seed: number) => Compared;
  readonly compareTrigger: (from: unknown, to: unknown) => Promise<Compared>;
};
interface Compared {
  readonly differences: readonly string[];
  readonly looks: number;
}

const script = `
  import '@angular/compiler';
  import * as ng from '@angular/animations';
  import { Component, inject, provideZonelessChangeDetection, signal } from '@angular/core';
  import { bootstrapApplication } from '@angular/platform-browser';
  import { provideAnimations } from '@angular/platform-browser/animations';
  import { Subject } from 'rxjs';
  import { cubicBezier, delayTime, eased, fadeTo, moveBy, resizeTo, rotateBy, sequence, spawn, stagger, targeted } from 'rx-motion';
  import { fromMetadata } from 'rx-motion/angular/migration';
  import { cssKeyframes, domTarget, flush } from 'rx-motion/dom';

  const door = ng.trigger('door', [
    ng.state('closed', ng.style({ opacity: 0.2, width: '40px' })),
    ng.state('open, ajar', ng.style({ opacity: 1, width: '200px' })),
    ng.state('true', ng.style({ height: '{{ height }}px', opacity: 0.5 }), { params: { height: 40 } }),
    ng.state('false', ng.style({ height: '5px' })),
    ng.state('*', ng.style({ transform: 'translateX(7px)' })),
    ng.transition('closed => open', ng.animate('400ms ease-in')),
    ng.transition('open <=> closed', [ng.animate('200ms', ng.style({ opacity: 0.5 })), ng.animate('200ms')]),
    ng.transition('true => false, 0 => 1', [ng.animate('{{ time }} ease-out')], { params: { time: '300ms' } }),
    ng.transition(':increment', ng.animate(200, ng.style({ width: '10px' }))),
    ng.transition(':decrement', ng.group([ng.animate(300, ng.style({ width: '10px' })), ng.query('i', ng.stagger(50, ng.animate(100, ng.style({ opacity: 0 }))))])),
    ng.transition((from, to) => from === 'ajar' && to === 'far', ng.animate(250)),
    ng.transition('far => *', [ng.style({ opacity: 0, width: '10px' }), ng.animate(100, ng.style({ opacity: 0.4, width: '50px' })), ng.animate('100ms 50ms')]),
  ]);
  const state = signal('closed');
  let app;
  const App = Component({
    selector: 'app-root',
    animations: [door],
    template: '<div id="door" [@door]="state()"><i>1</i><i>2</i></div>',
  })(class {
    builder = inject(ng.AnimationBuilder);
    state = state;
    constructor() { app = this; }
  });
  document.body.append(document.createElement('app-root'));
  const application = await bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), provideAnimations()] });
  const door1 = document.querySelector('#door');

  const add = () => {
    const box = document.createElement('div');
    box.style.cssText = 'width: 100px; height: 20px';
    box.innerHTML = '<i>1</i><i>2</i><b>3</b><i>4</i>';
    document.body.append(box);
    return box;
  };
  const run = (action, target) => {
    const time$ = new Subject();
    time$.pipe(action.on(target)).subscribe();
    return time$;
  };
  const number = (text) => Math.round(parseFloat(text) * 100) / 100;
  const look = (one) => {
    const { opacity, width, height, marginLeft, transform } = getComputedStyle(one);
    const { a, b, e, f } = new DOMMatrix(transform);
    return [100 * opacity, ...[width, height, marginLeft].map(parseFloat), 100 * a, 100 * b, e, f].map((value) => value || 0);
  };
  const looks = (element) => [element, ...element.querySelectorAll('i, b')].flatMap(look);

  /** Shows all of them at the given times, forwards and backwards. */
  function compare(theirs, others, times, length) {
    const animations = document.getAnimations().filter(({ effect }) => theirs.contains(effect.target));
    const differences = [];
    const seen = new Set();
    const end = Math.max(0, ...animations.map(({ effect }) => effect.getComputedTiming().endTime));
    if (length !== undefined && Math.abs(length - end) > 1e-6) differences.push('theirs takes ' + end + ' ms, made ' + length);
    for (const time of [...times, ...[...times].reverse()]) {
      for (const animation of animations) { animation.pause(); animation.currentTime = time; }
      for (const { time$ } of others) time$.next(time / 1000);
      flush();
      const wanted = looks(theirs);
      seen.add(wanted.join());
      for (const { name, element } of others) {
        const shown = looks(element);
        const worst = Math.max(...wanted.map((value, index) => Math.abs(value - shown[index])));
        if (!(worst < 0.05)) differences.push(time + ' ms: ' + name + ' ' + shown.map(number) + ' not ' + wanted.map(number));
      }
    }
    return { differences, looks: seen.size };
  }
  const times = [40, 120, 210, 290, 390];
  const momentsOf = ({ duration }) => [0.13, 0.31, 0.52, 0.74, 0.93].map((fraction) => 1000 * fraction * duration);

  const pairs = [${pairs.map(({ theirs, ours }) => `({ card, dots }) => ({ theirs: ${theirs}, ours: ${ours} })`).join(',\n')}];
  export function comparePair(index) {
    const [theirBox, ourBox, madeBox] = [add(), add(), add()];
    const dots = [...ourBox.querySelectorAll('i')].map((dot) => domTarget(dot));
    const { theirs, ours } = pairs[index]({ dots });
    const made = fromMetadata(theirs, { element: madeBox });
    const player = app.builder.build(theirs).create(theirBox);
    player.play();
    const compared = compare(theirBox, [
      { name: 'ours', element: ourBox, time$: run(ours, domTarget(ourBox)) },
      { name: 'made', element: madeBox, time$: run(made, domTarget(madeBox)) },
    ], times, 1000 * ours.duration);
    player.destroy();
    for (const box of [theirBox, ourBox, madeBox]) box.remove();
    return compared;
  }

  ${randomMetadata}
  export function compareRandom(seed) {
    const [theirBox, madeBox] = [add(), add()];
    const metadata = metadataOf(seed);
    const made = fromMetadata(metadata, { element: madeBox });
    let player;
    try {
      player = app.builder.build(metadata).create(theirBox);
    } catch (error) {
      // It mistakes steps of equal length, of which one begins where the other ends, for parallel ones.
      if (!String(error).includes('parallel animation')) throw error;
      return { differences: [], looks: 0 };
    }
    player.play();
    const compared = compare(theirBox, [{ name: 'made', element: madeBox, time$: run(made, domTarget(madeBox)) }], momentsOf(made), 1000 * made.duration);
    player.destroy();
    for (const box of [theirBox, madeBox]) box.remove();
    if (compared.differences.length > 0) compared.differences.push(JSON.stringify(metadata));
    return compared;
  }

  export async function compareTrigger(from, to) {
    state.set(from);
    application.tick();
    for (const animation of document.getAnimations()) animation.finish();
    const own = door1.cloneNode(true);
    own.style.cssText = '';
    own.removeAttribute('id');
    door1.after(own);
    state.set(to);
    application.tick();
    const action = fromMetadata(door, { element: own })(from, to);
    const time$ = run(action, { element: own });
    const { differences } = compare(door1, [{ name: 'made', element: own, time$ }], momentsOf(action));
    // At the end both have the styles of the state.
    for (const animation of document.getAnimations()) if (door1.contains(animation.effect.target)) animation.finish();
    // Angular is notified before the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    time$.next(action.duration);
    if (looks(own).join() !== looks(door1).join()) differences.push('at the end ' + looks(own) + ' not ' + looks(door1));
    own.remove();
    return { differences };
  }`;

describeInChromium('@angular/animations and its replacement', ({ open }) => {
  it('look the same forwards and backwards: each pair, random metadata, and triggers', async () => {
    const { page } = await open({ script, clock: 'real' });
    for (const [index, { name }] of pairs.entries()) {
      const { differences, looks } = await page.evaluate((index) => exported.comparePair(index), index);
      expect({ name, differences }).toEqual({ name, differences: [] });
      expect(looks).toBeGreaterThan(3);
    }
    for (const [from, to] of states) {
      const { differences } = await page.evaluate(([from, to]) => exported.compareTrigger(from, to), [from, to]);
      expect({ from, to, differences }).toEqual({ from, to, differences: [] });
    }
    const random = await page.evaluate((count) => {
      const all = Array.from({ length: count }, (_, index) => exported.compareRandom(index + 1));
      return {
        wrong: all.filter(({ differences }) => differences.length > 0),
        moved: all.filter(({ looks }) => looks > 3).length,
      };
    }, 200);
    expect(random.wrong.slice(0, 3)).toEqual([]);
    expect(random.moved).toBeGreaterThan(130);
  });
});

/** States to go from and to: by name, by two states of one style, by parameters, numbers, a function, `*`. */
const states: readonly (readonly [from: unknown, to: unknown])[] = [
  ['closed', 'open'],
  ['open', 'closed'],
  ['closed', 'ajar'],
  [true, false],
  [
    { value: true, params: { height: 80, time: '200ms' } },
    { value: false, params: { time: '350ms' } },
  ],
  [1, 2],
  [2, 1],
  ['ajar', 'far'],
  ['far', 'away'],
  ['far', 'closed'],
];

describe('the page about moving from @angular/animations', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/from-angular-animations.md'), 'utf8');

  it.each(pairs.map(({ name, theirs, ours }) => [name, theirs, ours] as const))(
    'shows both sides of the pair %s',
    (_name, theirs, ours) => {
      expect(page).toContain(theirs.replaceAll('ng.', ''));
      expect(page).toContain(ours);
    },
  );
});
