import { BehaviorSubject, type Subscription } from 'rxjs';
import { makeKnob } from '../../gallery/shell/knob.js';
import { make } from '../../gallery/shell/make.js';
import { segments } from '../../gallery/shell/segments.js';
import { bezierHandles } from './bezier-handles.js';
import { copyName } from './copy-name.js';
import styles from './curve-editor.css?inline';
import { type CurveKind, curveKinds, type MadeCurve, readStops } from './curve-kinds.js';
import { curvePlot } from './curve-plot.js';
import curveStyles from './curves.css?inline';
import { loop } from './looped.js';
import { shadow } from './shadow.js';

/** `<rx-curve-editor>`: an editable curve beside its motion, with the code for it. A Bezier curve has handles. */
export function mount(host: HTMLElement): Promise<Subscription> {
  const kind$ = new BehaviorSubject('cubicBezier');
  const names = [...curveKinds.map(({ name }) => name), 'linear'];
  const kinds = segments(
    'kind of curve',
    kind$,
    names.map((name) => ({ value: name, text: name })),
  );
  const { part$, run } = loop(1.4);
  const plot = curvePlot((t) => t, 'the edited curve');
  const controls = make('div', { class: 'controls' });
  const written = make('div', { class: 'written' });
  const fault = make('p', { class: 'fault', role: 'alert' });

  const show = (made: MadeCurve, values?: readonly number[]): void => {
    plot.draw(made.curve);
    handles.draw(kind$.value === 'cubicBezier' ? values : undefined);
    written.replaceChildren(copyName(made.code), copyName(made.css));
    run();
  };
  shadow(host, curveStyles + styles).replaceChildren(
    make('div', { class: 'editor' }, plot.element, make('div', {}, kinds.element, controls, fault, written)),
  );
  const subscription = part$.subscribe(plot.show);
  subscription.add(kinds.subscription);
  const handles = bezierHandles(plot.picture, (index, x, y) => {
    const [first, second] = [...controls.querySelectorAll('input')].slice(2 * index);
    first!.valueAsNumber = x;
    second!.valueAsNumber = y;
    first!.dispatchEvent(new Event('input'));
    second!.dispatchEvent(new Event('input'));
  });
  subscription.add(
    kind$.subscribe((name) => {
      fault.textContent = '';
      const kind = curveKinds.find((kind) => kind.name === name);
      controls.replaceChildren(...(kind === undefined ? [stopsField(show, fault)] : sliders(kind, show)));
    }),
  );
  return Promise.resolve(subscription);
}

function sliders(kind: CurveKind, show: (made: MadeCurve, values: readonly number[]) => void): HTMLElement[] {
  const values = kind.knobs.map(({ value }) => value);
  show(kind.make(values), values);
  return kind.knobs.map((knob, index) =>
    makeKnob(knob, knob.most > 10 ? 1 : 0.01, (value) => {
      values[index] = value;
      show(kind.make(values), values);
    }),
  );
}

function stopsField(show: (made: MadeCurve) => void, fault: HTMLElement): HTMLElement {
  const field = make('input', { class: 'stops', value: '0, 0.1 20%, 1.15 60%, 0.95 80%, 1', spellcheck: 'false' });
  const read = (): void => {
    try {
      show(readStops(field.value));
      fault.textContent = '';
    } catch (error) {
      fault.textContent = (error as Error).message;
    }
  };
  field.addEventListener('input', read);
  read();
  return make('label', { class: 'typed' }, make('span', {}, 'stops, in CSS syntax'), field);
}
