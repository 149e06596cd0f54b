import highlighter from 'highlight.js/lib/core';
import typescript from 'highlight.js/lib/languages/typescript';
import { copyButton } from '../shell/copy-button.js';
import { make } from '../shell/make.js';

highlighter.registerLanguage('typescript', typescript);

/** A block of code with a copy button, if the browser allows copying; `head` and further buttons are above it. */
export function codeBlock(head: HTMLElement, source: string, ...buttons: readonly HTMLElement[]): HTMLElement {
  const code = make('code');
  code.innerHTML = highlighter.highlight(source, { language: 'typescript' }).value;
  const row = make('div', { class: 'code-buttons' }, ...buttons);
  if ('clipboard' in navigator) row.append(copyButton(source, 'Copy', { class: 'copy' }));
  return make('div', {}, make('div', { class: 'code-head' }, head, row), make('pre', {}, code));
}
