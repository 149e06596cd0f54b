import { timer } from 'rxjs';
import { type Attributes, make } from './make.js';

/** A button that copies a text. */
export function copyButton(text: string, label: string, attributes: Attributes): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, label);
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(() => {
      button.textContent = 'Copied';
      timer(1200).subscribe(() => (button.textContent = label));
    });
  });
  return button;
}
