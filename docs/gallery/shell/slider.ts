import { type Attributes, make } from './make.js';

/** How long a slider must not move, in milliseconds, to count as at rest: longer than loops rest at their ends. */
const rest = 1000;

/** For each slider with a text: called when it has been moved. */
const moved = new WeakMap<HTMLInputElement, () => void>();

/**
 * A slider. Its steps are as fine as can be, unless `attributes` say otherwise.
 *
 * @param textOf Its value in words. A screen reader hears it when the user moves the slider, and when the slider has
 * come to rest, but not in each frame of a motion.
 */
export function makeSlider(attributes: Attributes, textOf?: (value: number) => string): HTMLInputElement {
  const slider = make('input', { type: 'range', class: 'scrubber', step: 'any', ...attributes });
  if (textOf === undefined) return slider;
  const say = (): void => slider.setAttribute('aria-valuetext', textOf(slider.valueAsNumber));
  say();
  // The keys of a player move it without an event `input`.
  for (const name of ['focus', 'input', 'keyup']) slider.addEventListener(name, say);
  let resting: ReturnType<typeof setTimeout> | undefined;
  moved.set(slider, () => {
    clearTimeout(resting);
    resting = setTimeout(say, rest);
  });
  return slider;
}

/** Moves a slider, and colours its track up to there. */
export function setSlider(slider: HTMLInputElement, value: number): void {
  const [least, most] = [Number(slider.min), Number(slider.max)];
  slider.valueAsNumber = value;
  slider.style.setProperty('--part', `${((value - least) / (most - least)) * 100}%`);
  moved.get(slider)?.();
}

/** A time in words. */
export function inSeconds(time: number): string {
  return `${time.toFixed(2)} seconds`;
}

/** A fraction in words. */
export function inPercent(part: number): string {
  return `${(100 * part).toFixed(0)} %`;
}
