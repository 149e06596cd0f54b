import { elapsed, frame$ } from 'rx-motion';
import { fromEvent, map, merge, type Observable, of, Subject, Subscription, switchMap, takeWhile } from 'rxjs';
import { calm$ } from '../../../gallery/shell/calm.js';
import { make } from '../../../gallery/shell/make.js';
import { scrubbed$ } from '../../../gallery/shell/scrubbed.js';
import { inSeconds, makeSlider, setSlider } from '../../../gallery/shell/slider.js';
import { shadow } from '../shadow.js';
import { diagram } from './diagram.js';
import { clicked, endOf, isOpening, leftEnd, type Log, opening, shownAt } from './log.js';
import { recorder } from './recorder.js';
import styles from './stream.css?inline';

/** `<rx-stream>`: a menu made of the links inside it, and its clicks, runs and progress as a marble diagram. */
export function mount(host: HTMLElement): Promise<Subscription> {
  const links = [...host.querySelectorAll('a')].map(({ href, textContent }) => make('a', { href }, textContent));
  const parts = makeParts(links);
  const { element, button, panel, slider, again, drawing } = parts;
  shadow(host, styles).replaceChildren(element);
  host.querySelector('.start-picture')?.remove();

  const recording = recorder(panel);
  let log: Log = opening;
  let isCalm = false;
  const show = (shown: Log): void => {
    log = shown;
    const from = leftEnd(log, drawing.seconds());
    const state = recording.showAt(log.clicks, log.now);
    drawing.draw({ ...log, from }, state);
    // Nobody tabs to what is folded.
    panel.style.visibility = state.line.at(-1)!.open === 0 ? 'hidden' : '';
    button.setAttribute('aria-expanded', String(isOpening(log)));
    slider.max = String(Math.max(log.latest, 0.01));
    setSlider(slider, log.now);
  };
  /** The log from its shown time to the end of its motions, frame by frame; at once if motion is paused. */
  const run$ = (start: Log): Observable<Log> => {
    const end = endOf(start);
    if (isCalm) return of(shownAt(start, end));
    return frame$.pipe(
      elapsed(),
      map((time) => shownAt(start, Math.min(end, start.now + time))),
      takeWhile(({ now }) => now < end, true),
    );
  };

  const start$ = new Subject<Log>();
  const held$ = merge(
    fromEvent(slider, 'input').pipe(map(() => slider.valueAsNumber)),
    scrubbed$(drawing.element).pipe(map((x) => leftEnd(log, drawing.seconds()) + drawing.secondsAt(x))),
  );
  const shown$ = merge(
    merge(
      start$,
      fromEvent(button, 'click').pipe(map(() => clicked(log))),
      fromEvent(again, 'click').pipe(map(() => (log.now < endOf(log) ? log : shownAt(log, 0)))),
    ).pipe(map(run$)),
    held$.pipe(map((time) => of(shownAt(log, Math.max(0, Math.min(log.latest, time)))))),
  ).pipe(switchMap((log$) => log$));

  const subscription = new Subscription(recording.stop);
  const resizing = new ResizeObserver(() => show(log));
  resizing.observe(element);
  subscription.add(() => resizing.disconnect());
  subscription.add(shown$.subscribe(show));
  subscription.add(
    calm$.subscribe((calm) => {
      isCalm = calm;
      start$.next(log);
    }),
  );
  return Promise.resolve(subscription);
}

function makeParts(links: readonly HTMLElement[]) {
  const button = make('button', { type: 'button', class: 'menu-button', 'aria-controls': 'panel' }, 'Menu');
  const panel = make(
    'div',
    { class: 'panel', id: 'panel' },
    make('ul', {}, ...links.map((link) => make('li', {}, link))),
  );
  const drawing = diagram();
  const slider = makeSlider({ id: 'time', min: 0 }, inSeconds);
  const again = make('button', { type: 'button', class: 'again' }, 'Play');
  const element = make(
    'section',
    { class: 'stream', 'aria-label': 'a menu and its stream' },
    make('div', { class: 'page' }, make('div', { class: 'menu' }, button, panel)),
    drawing.element,
    make('div', { class: 'row' }, make('label', { for: 'time' }, 'Time'), slider, again),
  );
  return { element, button, panel, slider, again, drawing };
}
