import { BehaviorSubject, NEVER, Subscription, fromEvent, switchMap } from 'rxjs';
import { ActionManager, frame$ } from 'rx-motion';
import { Stage } from 'rx-motion/canvas';
import { calm$ } from '../shell/calm.js';
import { ground$ } from '../shell/ground.js';
import { make } from '../shell/make.js';
import { createCrowd } from './crowd.js';
import { createFrameGraph } from './frame-graph.js';
import type { Page } from './page.js';

/** Ten thousand sprites under one manager, and what each frame of it takes. */
export function crowdPage(): Page {
  const count$ = new BehaviorSubject(10_000);
  const playing$ = new BehaviorSubject(true);
  const canvas = make('canvas', { class: 'crowd-canvas', 'aria-hidden': 'true' });
  const graph = createFrameGraph();
  const slider = make('input', {
    type: 'range',
    class: 'scrubber',
    min: 100,
    max: 10_000,
    step: 100,
    value: count$.value,
    'aria-label': 'number of sprites',
  });
  const readout = make('output', { class: 'readout' });
  const toggle = make('button', { type: 'button', class: 'button', click: () => playing$.next(!playing$.value) });
  const element = make(
    'article',
    { class: 'crowd-page' },
    make(
      'header',
      { class: 'scene-head' },
      make('p', { class: 'crumb' }, 'On the whole page'),
      make('h1', {}, '10,000 sprites'),
      make(
        'p',
        { class: 'lead' },
        'One manager, two actions a sprite: a way without an end, and a coin that spins. The graph shows what each frame takes: the actions below, the drawing above.',
      ),
    ),
    make(
      'div',
      { class: 'theatre' },
      make('div', { class: 'crowd-frame' }, canvas),
      make('div', { class: 'transport' }, toggle, slider, readout),
      graph.element,
    ),
  );
  const subscription = new Subscription();

  return {
    element,
    title: '10,000 sprites',
    open() {
      const stage = new Stage(canvas, { frame$: NEVER });
      const manager = new ActionManager();
      const crowd = createCrowd(stage, manager);
      subscription.add(() => {
        manager.stopAll();
        stage.close();
      });
      subscription.add(fromEvent(slider, 'input').subscribe(() => count$.next(slider.valueAsNumber)));
      subscription.add(
        count$.subscribe((count) => {
          crowd.resize(count);
          slider.style.setProperty('--part', `${((count - 100) / 9900) * 100}%`);
          readout.textContent = `${count.toLocaleString('en')} sprites`;
        }),
      );
      subscription.add(
        playing$.subscribe((playing) => {
          toggle.textContent = playing ? 'Pause' : 'Play';
        }),
      );
      subscription.add(calm$.subscribe((calm) => playing$.next(!calm)));
      subscription.add(ground$.subscribe(() => graph.draw()));
      manager.update(0);
      stage.draw();
      const frames$ = playing$.pipe(switchMap((playing) => (playing ? frame$ : NEVER)));
      subscription.add(
        frames$.subscribe((dt) => {
          const start = performance.now();
          manager.update(dt);
          const moved = performance.now();
          stage.draw();
          graph.add({ actions: moved - start, drawing: performance.now() - moved, gap: dt * 1000 });
        }),
      );
      Object.assign(globalThis, { gallery: { manager, stage } });
    },
    close: () => subscription.unsubscribe(),
  };
}
