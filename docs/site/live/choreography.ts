import { elapsed, frame$, type Seconds } from 'rx-motion';
import { scrollTime } from 'rx-motion/dom';
import {
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  skip,
  type Subscription,
  switchAll,
  switchMap,
  takeWhile,
  tap,
} from 'rxjs';
import { toysLoaded } from '../../gallery/looks/toys.js';
import { durationOf } from '../../gallery/player/sample.js';
import { scene } from '../../gallery/scenes/compose/choreography.js';
import { calm$ } from '../../gallery/shell/calm.js';
import { make } from '../../gallery/shell/make.js';
import { scrubbed$ } from '../../gallery/shell/scrubbed.js';
import { inPercent, makeSlider, setSlider } from '../../gallery/shell/slider.js';
import { showScene } from '../../gallery/stage/show.js';
import styles from './choreography.css?inline';
import { followGround } from './ground.js';
import { columnSeconds, placeAt } from './marble-times.js';
import { shadow } from './shadow.js';

const firstDiagram = '0---------9----3----9-8-7-6-5-4-3-2-1-0|';

/** `<rx-choreography>`: one action, driven by hand, by scrolling or by marbles; the latest input wins. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  await toysLoaded;
  const parts = makeParts();
  shadow(host, styles).replaceChildren(parts.element);

  const subscription = followGround();
  const show = showScene(parts.stage, scene, 'canvas');
  const duration = durationOf(show.choreography);
  subscription.add(show.dispose);

  const placeIn = (x: number): number => {
    const { left, width } = parts.stage.getBoundingClientRect();
    return Math.max(0, Math.min(1, (x - left) / width));
  };
  const hand$ = merge(
    fromEvent(parts.slider, 'input').pipe(map(() => parts.slider.valueAsNumber)),
    scrubbed$(parts.stage).pipe(map(placeIn)),
  );
  const scrolled$ = scrollTime(parts.track, { axis: 'x' }).pipe(skip(1));
  const typed$ = merge(fromEvent(parts.field, 'input'), fromEvent(parts.again, 'click')).pipe(
    map(() => played(parts.field.value, (column) => parts.field.style.setProperty('--column', String(column)))),
  );
  const opening$ = calm$.pipe(switchMap((calm) => (calm ? of(0.55) : once(duration))));
  const place$ = merge(of(opening$), merge(hand$, scrolled$).pipe(map((place) => of(place))), typed$).pipe(
    switchAll(),
    tap((place) => {
      setSlider(parts.slider, place);
      parts.readout.textContent = `time ${(place * duration).toFixed(2)} s`;
    }),
  );
  show.drive(place$.pipe(map((place) => place * duration)));
  return subscription;
}

/** Once from start to end, on the page's frames. */
function once(duration: Seconds): Observable<number> {
  return frame$.pipe(
    elapsed(),
    takeWhile((time) => time < duration, true),
    map((time) => Math.min(1, time / duration)),
  );
}

/** The times of a diagram, column by column. */
function played(diagram: string, tell: (column: number) => void): Observable<number> {
  return frame$.pipe(
    elapsed(),
    map((time) => time / columnSeconds),
    tap(tell),
    map((column) => placeAt(diagram, column)),
    takeWhile((place) => place !== undefined),
  );
}

function makeParts() {
  const stage = make('div', {
    class: 'stage',
    role: 'img',
    'aria-label': 'Stairs rise, coins fall, a creature climbs to collect them, leaps down and is cheered.',
  });
  const slider = makeSlider({ id: 'hand', min: 0, max: 1, value: 0 }, inPercent);
  const track = make('div', { class: 'track', tabindex: 0, role: 'group', 'aria-labelledby': 'scroll' }, make('div'));
  const field = make('input', {
    class: 'field',
    id: 'marbles',
    value: firstDiagram,
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const again = make('button', { type: 'button', class: 'again' }, 'Play');
  const readout = make('span', { class: 'readout', 'aria-hidden': 'true' }, 'time 0.00 s');
  const row = (label: HTMLElement, ...controls: HTMLElement[]): HTMLElement =>
    make('div', { class: 'row' }, label, ...controls);
  const element = make(
    'section',
    { class: 'choreography', 'aria-label': 'one choreography, driven by three streams of time' },
    make('div', { class: 'stage-frame' }, stage),
    row(make('label', { for: 'hand' }, 'Drag'), slider, readout),
    row(make('span', { id: 'scroll' }, 'Scroll'), track),
    row(make('label', { for: 'marbles' }, 'Marbles'), field, again),
  );
  return { element, stage, slider, track, field, again, readout };
}
