import { fromEvent, type Subscription } from 'rxjs';
import { make } from '../../gallery/shell/make.js';
import { inPercent, makeSlider, setSlider } from '../../gallery/shell/slider.js';
import { copyName } from './copy-name.js';
import { curveFamilies } from './curve-families.js';
import { curvePlot } from './curve-plot.js';
import styles from './curves.css?inline';
import { loop } from './looped.js';
import { shadow } from './shadow.js';

/**
 * `<rx-curves>`: all curves in one view, each beside its motion. A click copies a name; the slider sets the time of
 * all.
 */
export function mount(host: HTMLElement): Promise<Subscription> {
  const { part$, hold, run } = loop(1.4);
  const plots = curveFamilies.flatMap(({ curves }) =>
    curves.map(({ name, curve }) => ({ name, plot: curvePlot(curve, `the curve ${name}`) })),
  );
  const cell = (wanted: string): HTMLElement => {
    const { plot } = plots.find(({ name }) => name === wanted)!;
    return make('div', { class: 'cell' }, plot.element, copyName(wanted));
  };
  const slider = makeSlider({ min: 0, max: 1, 'aria-label': 'time of all curves' }, inPercent);
  const play = make('button', { type: 'button', class: 'again', click: run }, 'Play');
  shadow(host, styles).replaceChildren(
    make('div', { class: 'together' }, slider, play),
    make(
      'div',
      { class: 'families' },
      ...curveFamilies.map(({ family, curves }) =>
        make('div', { class: 'family', role: 'group', 'aria-label': family }, ...curves.map(({ name }) => cell(name))),
      ),
    ),
  );
  const subscription = part$.subscribe((part) => {
    setSlider(slider, part);
    for (const { plot } of plots) plot.show(part);
  });
  subscription.add(fromEvent(slider, 'input').subscribe(() => hold(slider.valueAsNumber)));
  return Promise.resolve(subscription);
}
