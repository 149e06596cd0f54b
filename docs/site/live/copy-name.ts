import { copyButton } from '../../gallery/shell/copy-button.js';

/** A button that shows a text and copies it. */
export function copyName(text: string): HTMLButtonElement {
  return copyButton(text, text, { class: 'copy-name', title: `copy ${text}` });
}
