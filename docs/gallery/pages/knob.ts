import { make } from '../shell/make.js';

/** A number that can be set. */
export interface KnobOptions {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly value: number;
}

/** A slider with its name and its number. */
export function knob({ name, least, most, step, value }: KnobOptions, changed: (value: number) => void): HTMLElement {
  const number = make('span', {}, String(value));
  const input = make('input', { type: 'range', class: 'scrubber', min: least, max: most, step, value });
  const fill = (): void =>
    input.style.setProperty('--part', `${((input.valueAsNumber - least) / (most - least)) * 100}%`);
  input.addEventListener('input', () => {
    number.textContent = input.value;
    fill();
    changed(input.valueAsNumber);
  });
  fill();
  return make('label', { class: 'knob' }, make('span', {}, name), input, number);
}
