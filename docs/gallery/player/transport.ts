import { combineLatest, fromEvent, Subscription } from 'rxjs';
import { icon } from '../shell/icons.js';
import { make } from '../shell/make.js';
import { segments } from '../shell/segments.js';
import { inSeconds, makeSlider, setSlider } from '../shell/slider.js';
import type { Player } from './player.js';

const rates = [
  { value: -1, text: '−1×', title: 'backwards' },
  { value: 0.25, text: '¼×', title: 'quarter speed' },
  { value: 0.5, text: '½×', title: 'half speed' },
  { value: 1, text: '1×', title: 'normal speed' },
  { value: 2, text: '2×', title: 'double speed' },
];

/** The controls of a player. */
export interface Transport {
  readonly element: HTMLElement;
  /** Holds further controls. */
  readonly options: HTMLElement;
  readonly subscription: Subscription;
}

/** Play and pause, the scrubber, the time, loop and speed. */
export function transport(player: Player): Transport {
  const { duration, time$, playing$, loops$ } = player;
  const subscription = new Subscription();
  const toggle = make('button', { type: 'button', class: 'round primary play', click: player.toggle });
  const loop = make('button', {
    type: 'button',
    class: 'round',
    title: 'loop (L)',
    'aria-label': 'loop',
    click: () => loops$.next(!loops$.value),
  });
  loop.append(icon('loop'));
  const scrubber = makeSlider({ min: 0, max: duration, 'aria-label': 'time' }, inSeconds);
  const readout = make('span', { class: 'readout' });
  const speeds = segments('speed', player.rate$, rates);
  const options = make('div', { class: 'transport-more' }, loop, speeds.element);
  const element = make('div', { class: 'transport' }, toggle, scrubber, readout, options);

  subscription.add(speeds.subscription);
  subscription.add(fromEvent(scrubber, 'input').subscribe(() => player.scrub(scrubber.valueAsNumber)));
  subscription.add(
    combineLatest([time$, playing$]).subscribe(([time, playing]) => {
      setSlider(scrubber, time);
      readout.textContent = `${time.toFixed(2)} / ${duration.toFixed(2)} s`;
      if (toggle.dataset.playing === String(playing)) return;
      toggle.dataset.playing = String(playing);
      toggle.replaceChildren(icon(playing ? 'pause' : 'play'));
      toggle.setAttribute('aria-label', playing ? 'pause' : 'play');
      toggle.title = `${playing ? 'pause' : 'play'} (space)`;
    }),
  );
  subscription.add(loops$.subscribe((loops) => loop.setAttribute('aria-pressed', String(loops))));
  return { element, options, subscription };
}
