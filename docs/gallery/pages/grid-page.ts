import { frame$ } from 'rx-motion';
import { GridView } from 'rx-motion/canvas';
import { gridSurface } from 'rx-motion/grid';
import { BehaviorSubject, NEVER, Subject, Subscription, switchMap } from 'rxjs';
import { calm$ } from '../shell/calm.js';
import { inspect } from '../shell/inspect.js';
import { makeKnob } from '../shell/knob.js';
import { make } from '../shell/make.js';
import { inSeconds, makeSlider, setSlider } from '../shell/slider.js';
import { sourceSection } from '../source/source-section.js';
import { type GridScene, gridScenes } from './grid-effects.js';
import { gridProgram } from './grid-program.js';
import { day, landscape } from './landscape.js';
import type { Page } from './page.js';

const DURATION = 3;

/** The visible margin around the picture, in its units. */
const MARGIN = 40;

/** A picture bent by one of the grid effects, with sliders for its time and its numbers. */
export function gridPage(name: string): Page {
  const scene = gridScenes.find((scene) => scene.name === name) ?? gridScenes[0]!;
  const playing$ = new BehaviorSubject(true);
  const canvas = make('canvas', {
    class: 'grid-canvas',
    role: 'img',
    'aria-label': `a landscape, bent by ${scene.name}`,
  });
  const scrubber = makeSlider({ min: 0, max: DURATION, 'aria-label': 'time' }, inSeconds);
  const readout = make('span', { class: 'readout' });
  const toggle = make('button', { type: 'button', class: 'button', click: () => playing$.next(!playing$.value) });
  const values: Record<string, number> = Object.fromEntries(scene.knobs.map(({ name, value }) => [name, value]));
  const surface = gridSurface(480, 320);
  const time$ = new Subject<number>();
  const subscription = new Subscription();
  let running = new Subscription();
  let time = 0.9;

  const show = (): void => {
    time$.next(time);
    setSlider(scrubber, time);
    readout.textContent = `${time.toFixed(2)} s`;
  };
  const restart = (): void => {
    running.unsubscribe();
    surface.grid = null;
    running = time$.pipe(scene.make(values).on(surface)).subscribe();
    show();
  };

  const written = sourceSection(scene.name, gridProgram(scene));
  const element = make(
    'article',
    { class: 'crowd-page grid-page' },
    make(
      'header',
      { class: 'scene-head' },
      make('p', { class: 'crumb' }, 'Grid effects'),
      make('h1', {}, scene.name),
      make('p', { class: 'lead' }, `${scene.cocos} of cocos2d-x: a picture on a mesh, bent as a function of time.`),
      make(
        'p',
        { class: 'try-it' },
        make('b', {}, 'Try: '),
        'Drag the time back and forth, then pause and move the other sliders.',
      ),
    ),
    make(
      'div',
      { class: 'theatre' },
      make('div', { class: 'crowd-frame' }, canvas),
      make('div', { class: 'transport' }, toggle, scrubber, readout),
      make(
        'div',
        { class: 'knobs' },
        ...scene.knobs.map((knob) =>
          makeKnob(knob, Number.isInteger(knob.value) ? 1 : 0.1, (value) => {
            values[knob.name] = value;
            restart();
          }),
        ),
      ),
    ),
    make('nav', { class: 'effects', 'aria-label': 'grid effects' }, ...gridScenes.map((one) => linkTo(one, scene))),
    written.element,
  );

  return {
    element,
    open() {
      const shading = scene.name === 'pageTurn3D' ? 0.6 : 0;
      const view = new GridView(canvas, surface, landscape(day), { shading, margin: MARGIN });
      subscription.add(() => {
        view.close();
        running.unsubscribe();
      });
      scrubber.addEventListener('input', () => {
        playing$.next(false);
        time = scrubber.valueAsNumber;
        show();
      });
      subscription.add(
        playing$.subscribe((playing) => {
          toggle.textContent = playing ? 'Pause' : 'Play';
        }),
      );
      subscription.add(calm$.subscribe((calm) => playing$.next(!calm)));
      subscription.add(written.subscription);
      restart();
      view.draw();
      const frames$ = playing$.pipe(switchMap((playing) => (playing ? frame$ : NEVER)));
      subscription.add(
        frames$.subscribe((dt) => {
          time = time + dt < DURATION ? time + dt : 0;
          show();
        }),
      );
      subscription.add(inspect({ surface, view }));
    },
    close: () => subscription.unsubscribe(),
  };
}

function linkTo({ name }: GridScene, current: GridScene): HTMLElement {
  const link = make('a', { href: `#/grid/${name}` }, name);
  if (name === current.name) link.setAttribute('aria-current', 'page');
  return link;
}
