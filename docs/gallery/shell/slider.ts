import { type Attributes, make } from './make.js';

/** A slider. Its steps are as fine as can be, unless `attributes` say otherwise. */
export function makeSlider(attributes: Attributes): HTMLInputElement {
  return make('input', { type: 'range', class: 'scrubber', step: 'any', ...attributes });
}

/** Moves a slider, and colours its track up to there. */
export function setSlider(slider: HTMLInputElement, value: number): void {
  const [least, most] = [Number(slider.min), Number(slider.max)];
  slider.valueAsNumber = value;
  slider.style.setProperty('--part', `${((value - least) / (most - least)) * 100}%`);
}
