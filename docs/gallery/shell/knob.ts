import { make } from './make.js';
import { makeSlider, setSlider } from './slider.js';

/** A number that can be set. */
export interface Knob {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
}

export function knob(name: string, least: number, most: number, value: number): Knob {
  return { name, least, most, value };
}

/** A slider with its name and its number. */
export function makeKnob(
  { name, least, most, value }: Knob,
  step: number,
  changed: (value: number) => void,
): HTMLElement {
  const number = make('span', {}, String(value));
  const slider = makeSlider({ min: least, max: most, step });
  slider.addEventListener('input', () => {
    number.textContent = slider.value;
    setSlider(slider, slider.valueAsNumber);
    changed(slider.valueAsNumber);
  });
  setSlider(slider, value);
  return make('label', { class: 'knob' }, make('span', {}, name), slider, number);
}
