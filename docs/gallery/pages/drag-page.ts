import type { Point } from 'rx-motion';
import { domTarget, drag$ } from 'rx-motion/dom';
import { spring } from 'rx-motion/stream';
import {
  BehaviorSubject,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  shareReplay,
  startWith,
  Subscription,
  switchMap,
  tap,
} from 'rxjs';
import { knob, makeKnob } from '../shell/knob.js';
import { make } from '../shell/make.js';
import { sourceSection } from '../source/source-section.js';
import { fit } from '../stage/fit.js';
import { dragProgram } from './drag-program.js';
import type { Page } from './page.js';

/** How far an arrow key pulls. */
const reach = 120;

/** A spring to drag. */
export function dragPage(): Page {
  const spring$ = new BehaviorSubject({ duration: 0.5, bounce: 0.5 });
  const ball = make('button', {
    type: 'button',
    class: 'spring-ball',
    'aria-label': 'ball on a spring: arrow keys pull',
  });
  const stage = make('div', { class: 'stage spring-stage' }, ball);
  const written = sourceSection('Drag a spring', dragProgram);
  const change = (part: Partial<{ duration: number; bounce: number }>): void =>
    spring$.next({ ...spring$.value, ...part });
  const element = make(
    'article',
    { class: 'crowd-page' },
    make(
      'header',
      { class: 'scene-head' },
      make('p', { class: 'crumb' }, 'Full page'),
      make('h1', {}, 'Drag a spring'),
      make(
        'p',
        { class: 'lead' },
        'While you hold the ball, its goal is your hand; when you let go, its goal is home. One spring follows both, so the ball keeps the velocity of your hand.',
      ),
      make(
        'p',
        { class: 'try-it' },
        make('b', {}, 'Try: '),
        'Throw it, catch it in flight, and throw it again. The arrow keys pull, Home releases.',
      ),
    ),
    make(
      'section',
      { class: 'theatre', 'aria-label': 'spring' },
      make('div', { class: 'stage-frame' }, stage),
      make(
        'div',
        { class: 'knobs' },
        makeKnob(knob('duration', 0.1, 2, 0.5), 0.1, (duration) => change({ duration })),
        makeKnob(knob('bounce', 0, 0.9, 0.5), 0.1, (bounce) => change({ bounce })),
      ),
    ),
    written.element,
  );
  const subscription = new Subscription();
  return {
    element,
    open() {
      const home = (): Point => ({ x: stage.clientWidth / 2, y: stage.clientHeight / 2 });
      const target = Object.assign(domTarget(ball), home());
      const dragged$ = drag$(ball).pipe(map(({ x, y, isHeld }) => (isHeld ? { x, y } : home())));
      const goal$ = merge(fit(stage).pipe(map(home)), dragged$, pulledByKeys(ball, home)).pipe(
        shareReplay({ bufferSize: 1, refCount: true }),
      );
      // A spring that replaces another on the way goes on from its position.
      const place$ = spring$.pipe(
        switchMap((options) => goal$.pipe(startWith({ x: target.x, y: target.y }), spring(options))),
      );
      subscription.add(goal$.subscribe());
      subscription.add(place$.subscribe((place) => Object.assign(target, place)));
      subscription.add(written.subscription);
    },
    close: () => subscription.unsubscribe(),
  };
}

/** Each arrow key pulls the ball away from home; Home releases it. */
function pulledByKeys(ball: HTMLElement, home: () => Point): Observable<Point> {
  const pulls: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: -reach, y: 0 },
    ArrowRight: { x: reach, y: 0 },
    ArrowUp: { x: 0, y: -reach },
    ArrowDown: { x: 0, y: reach },
    Home: { x: 0, y: 0 },
  };
  return fromEvent<KeyboardEvent>(ball, 'keydown').pipe(
    filter(({ key }) => key in pulls),
    tap((event) => event.preventDefault()),
    map(({ key }) => ({ x: home().x + pulls[key]!.x, y: home().y + pulls[key]!.y })),
  );
}
