import { fromEvent, merge, type Subscription } from 'rxjs';
import { make } from '../../gallery/shell/make.js';
import { inSeconds, makeSlider, setSlider } from '../../gallery/shell/slider.js';
import { frameTimes } from './frame-times.js';
import { loop } from './looped.js';
import styles from './model.css?inline';
import { duration, modelDrawing, stateAt } from './model-drawing.js';
import { shadow } from './shadow.js';

/** `<rx-model>`: the model as a drawing that follows a slider. Nothing happens between two frames. */
export function mount(host: HTMLElement): Promise<Subscription> {
  const { part$, hold, run } = loop(4);
  const drawing = modelDrawing();
  const slider = makeSlider({ min: 0, max: 1, id: 'time' }, (part) => inSeconds(part * duration));
  const rate = makeSlider({ min: 2, max: 30, step: 1, value: 10, id: 'rate' });
  const uneven = make('input', { type: 'checkbox', id: 'uneven', checked: true });
  const card = make('div', { class: 'card' });
  const state = make('p', { class: 'state', 'aria-hidden': 'true' });
  const row = (...parts: HTMLElement[]): HTMLElement => make('div', { class: 'row' }, ...parts);
  shadow(host, styles).replaceChildren(
    make(
      'section',
      { class: 'model', 'aria-label': 'drawing of the model' },
      drawing.element,
      make('div', { class: 'target' }, card),
      state,
      row(
        make('label', { for: 'time' }, 'Time'),
        slider,
        make('button', { type: 'button', class: 'again', click: run }, 'Play'),
      ),
      row(
        make('label', { for: 'rate' }, 'Frames per second'),
        rate,
        make('label', { class: 'check' }, uneven, 'uneven'),
      ),
    ),
  );

  let times: readonly number[] = [];
  let now = 0;
  const show = (): void => {
    const time = times.filter((frame) => frame <= now).at(-1) ?? 0;
    drawing.show(time);
    const { x, rotation, opacity } = stateAt(time);
    card.style.setProperty('--x', String(x / 100));
    card.style.rotate = `${rotation}deg`;
    card.style.opacity = String(opacity);
    state.textContent = `elapsed ${time.toFixed(2)} s → x ${x.toFixed(0)}, rotation ${rotation.toFixed(0)}°, opacity ${opacity.toFixed(2)}`;
  };
  const drawFrames = (): void => {
    setSlider(rate, rate.valueAsNumber);
    times = frameTimes(duration, rate.valueAsNumber, uneven.checked);
    drawing.drawFrames(times);
    show();
  };
  drawFrames();
  const subscription = part$.subscribe((part) => {
    setSlider(slider, part);
    now = part * duration;
    show();
  });
  subscription.add(fromEvent(slider, 'input').subscribe(() => hold(slider.valueAsNumber)));
  subscription.add(merge(fromEvent(rate, 'input'), fromEvent(uneven, 'input')).subscribe(drawFrames));
  return Promise.resolve(subscription);
}
