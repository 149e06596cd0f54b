import { ActionManager, frame$ } from 'rx-motion';
import { Stage } from 'rx-motion/canvas';
import { BehaviorSubject, fromEvent, NEVER, Subscription, switchMap } from 'rxjs';
import { calm$, isInstant } from '../shell/calm.js';
import { ground$ } from '../shell/ground.js';
import { inspect } from '../shell/inspect.js';
import { make } from '../shell/make.js';
import { makeSlider, setSlider } from '../shell/slider.js';
import { type Comfort, findComfort } from './comfort.js';
import { createCrowd } from './crowd.js';
import { createFrameGraph, type FrameTimes } from './frame-graph.js';
import type { Page } from './page.js';

const least = 500;
const most = 10_000;

/** Thousands of sprites under one manager, as many as the machine shows easily, and the time of each frame. */
export function crowdPage(): Page {
  const count$ = new BehaviorSubject(least);
  const playing$ = new BehaviorSubject(true);
  const canvas = make('canvas', { class: 'crowd-canvas', 'aria-hidden': 'true' });
  const graph = createFrameGraph();
  const slider = makeSlider({ min: 100, max: most, step: 100, 'aria-label': 'number of sprites' }, inSprites);
  const readout = make('span', { class: 'readout' });
  const cost = make('p', { class: 'cost' });
  const toggle = make('button', { type: 'button', class: 'button', click: () => playing$.next(!playing$.value) });
  const element = make(
    'article',
    { class: 'crowd-page' },
    make(
      'header',
      { class: 'scene-head' },
      make('p', { class: 'crumb' }, 'Full page'),
      make('h1', {}, 'Thousands of sprites'),
      make(
        'p',
        { class: 'lead' },
        'One manager runs two actions per sprite: an endless path and a spinning coin. The number of sprites adapts to your machine. The graph shows the time of each frame: actions at the bottom, drawing at the top.',
      ),
      make(
        'p',
        { class: 'try-it' },
        make('b', {}, 'Try: '),
        'Drag the slider to the right, and see which of the two grows faster.',
      ),
    ),
    make(
      'div',
      { class: 'theatre' },
      make('div', { class: 'crowd-frame' }, canvas),
      make('div', { class: 'transport' }, toggle, slider, readout),
      graph.element,
      cost,
    ),
  );
  const subscription = new Subscription();

  return {
    element,
    open() {
      const stage = new Stage(canvas, { frame$: NEVER });
      const manager = new ActionManager();
      const crowd = createCrowd(stage, manager);
      subscription.add(() => {
        manager.stopAll();
        stage.close();
      });
      let comfort: Comfort | null = findComfort(least, most);
      subscription.add(
        fromEvent(slider, 'input').subscribe(() => {
          comfort = null;
          count$.next(slider.valueAsNumber);
        }),
      );
      subscription.add(
        count$.subscribe((count) => {
          crowd.resize(count);
          setSlider(slider, count);
          readout.textContent = inSprites(count);
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
          // Each frame takes another time.
          if (isInstant) return;
          const times = { actions: moved - start, drawing: performance.now() - moved, gap: dt * 1000 };
          graph.add(times);
          cost.textContent = costOf(2 * count$.value, graph.mean());
          const count = comfort?.add(times) ?? count$.value;
          if (count !== count$.value) count$.next(count);
        }),
      );
      subscription.add(inspect({ manager, stage }));
    },
    close: () => subscription.unsubscribe(),
  };
}

/** A number of sprites in words. */
function inSprites(count: number): string {
  return `${count.toLocaleString('en')} sprites`;
}

/** The costs in words. */
function costOf(count: number, { actions, drawing }: FrameTimes): string {
  const part = Math.round((100 * drawing) / Math.max(actions + drawing, 1e-9));
  const each = ((actions * 1e6) / count).toFixed(0);
  return `${count.toLocaleString('en')} actions take ${actions.toFixed(1)} ms per frame, ${each} ns each. Drawing takes ${drawing.toFixed(1)} ms: ${part} % of the work.`;
}
