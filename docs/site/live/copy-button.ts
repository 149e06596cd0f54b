import { timer } from 'rxjs';
import { make } from '../../gallery/shell/make.js';

/** A button that shows a text and copies it. */
export function copyButton(text: string): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'copy-name', title: `copy ${text}` }, text);
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(() => {
      button.textContent = 'Copied';
      timer(1200).subscribe(() => (button.textContent = text));
    });
  });
  return button;
}
