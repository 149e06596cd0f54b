import { fromEvent, interval, Subscription } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { checkFunction, checkOptions } from '../math/check.js';
import { LedClock } from './led-clock.js';
import { showRuns } from './running-list.js';

/** Options of {@link attachDevtools}. */
export interface DevtoolsOptions {
  /** What the button "Save log" writes to a file, as JSON: the `log` of `record`. Without it, there is no such button. */
  readonly log?: (() => unknown) | undefined;
}

/** Milliseconds between two looks at what runs. */
const LOOK = 200;

/**
 * Shows a strip in the page that leads its motion: pause, a frame at a time, slow motion, and a slider that lets time
 * pass by hand. It lists what runs now. For development: nothing of it is in a page that does not import it.
 *
 * The strip leads everything on the frames of the page; clocks of your own go on. Time does not go back: `film` of
 * rx-motion/testing shows any time again.
 *
 * ```ts page
 * import { moveBy, named, play, repeatForever, sequence } from 'rx-motion';
 * import { attachDevtools } from 'rx-motion/devtools';
 * import { domTarget } from 'rx-motion/dom';
 *
 * const box = domTarget(document.querySelector<HTMLElement>('#box')!);
 * const there = moveBy(1, { x: 100, y: 0 });
 * play(named('to and fro', repeatForever(sequence(there, there.reverse()))), box).subscribe();
 * const devtools = attachDevtools();
 * // devtools.unsubscribe() removes the strip.
 * ```
 *
 * @returns Removes the strip, and gives the page its own frames back.
 * @throws TypeError when `options` is not an object, or `log` not a function.
 */
export function attachDevtools(options: DevtoolsOptions = {}): Subscription {
  const { log } = checkOptions('attachDevtools', options, 'log');
  if (log !== undefined) checkFunction('attachDevtools', 'log', log);
  const attached = new Subscription();
  if (typeof document === 'undefined') return attached;
  const clock = new LedClock();
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = template(log !== undefined);
  const find = <E extends HTMLElement>(name: string): E => root.querySelector<E>(`#${name}`)!;
  const [pause, range, list, summary] = [find('pause'), find<HTMLInputElement>('range'), find('list'), find('summary')];
  const look = (): void => showRuns(list, summary);
  const on = (name: string, event: string, act: (target: HTMLInputElement) => void): void => {
    attached.add(
      fromEvent(find<HTMLInputElement>(name), event).subscribe(({ currentTarget }) => {
        act(currentTarget as HTMLInputElement);
        look();
      }),
    );
  };
  const setPaused = (isPaused: boolean): void => {
    clock.isPaused = isPaused;
    pause.textContent = isPaused ? 'Play' : 'Pause';
  };

  let shown: Seconds = 0;
  on('pause', 'click', () => setPaused(!clock.isPaused));
  on('step', 'click', () => {
    setPaused(true);
    clock.step(1 / 60);
  });
  on('rate', 'change', ({ value }) => (clock.rate = Number(value)));
  on('range', 'input', ({ value }) => {
    setPaused(true);
    clock.step(Math.max(0, Number(value) - shown));
    shown = Math.max(shown, Number(value));
  });
  on('range', 'change', () => {
    shown = 0;
    range.value = '0';
  });
  if (log !== undefined) on('save', 'click', () => save(log()));
  on('close', 'click', () => attached.unsubscribe());
  attached.add(interval(LOOK).subscribe(look));
  attached.add(() => {
    clock.close();
    host.remove();
  });
  document.body.append(host);
  look();
  return attached;
}

/** Lets the user save a value as a file of JSON. */
function save(value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'motion-log.json' }).click();
  URL.revokeObjectURL(url);
}

function template(hasLog: boolean): string {
  const button = (id: string, text: string): string => `<button id="${id}" type="button">${text}</button>`;
  const rates = [1, 0.5, 0.25, 0.1].map((rate) => `<option value="${rate}">${rate} ×</option>`).join('');
  return `<style>
:host { all: initial; position: fixed; right: 8px; bottom: 8px; z-index: 2147483647; color-scheme: light dark }
section { max-width: min(26rem, calc(100vw - 34px)); padding: 8px; border: 1px solid GrayText; border-radius: 8px; background: Canvas; color: CanvasText; font: 13px/1.5 system-ui, sans-serif }
div { display: flex; flex-wrap: wrap; gap: 6px; align-items: center }
button, select { min-height: 28px; font: inherit }
input { flex: 1; min-width: 6rem }
ul { max-height: 12rem; margin: 4px 0 0; padding: 0; overflow: auto; list-style: none; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
</style>
<section aria-label="Motion of this page">
<div>${button('pause', 'Pause')}${button('step', 'Step')}
<select id="rate" aria-label="Speed">${rates}</select>
<input id="range" type="range" min="0" max="2" step="0.01" value="0" aria-label="Let time pass, in seconds">
${hasLog ? button('save', 'Save log') : ''}${button('close', 'Close')}</div>
<p id="summary" style="margin: 4px 0 0"></p>
<ul id="list" tabindex="0" aria-label="What runs now"></ul>
</section>`;
}
