import { Subscription } from 'rxjs';
import { mountPlayground } from '../../playground/mount-playground.js';
import { make } from '../shell/make.js';
import { codeBlock } from './code-block.js';

/** A program to read and to copy; on demand, to change and to run. */
export function sourceSection(
  title: string,
  code: string,
  heading: string = 'Source',
): { readonly element: HTMLElement; readonly subscription: Subscription } {
  const subscription = new Subscription();
  const edit = make('button', { type: 'button', class: 'copy edit', click: () => open() }, 'Edit and run');
  const head = make('p', {}, 'The whole program: paste it into your own page, or change it here.');
  const element = make(
    'section',
    { class: 'source', 'aria-label': heading.toLowerCase() },
    make('h2', {}, heading),
    codeBlock(head, code, edit),
  );

  function open(): void {
    const host = make('div', { class: 'play-host' });
    element.replaceChildren(make('h2', {}, heading), host);
    const playground = mountPlayground(host, { code, title, shareAt: '#/play/' });
    subscription.add(() => playground.close());
    // The button is gone, so its replacement gets the focus. A failed load shows its own message.
    const focus = (): void => host.querySelector<HTMLElement>('.cm-content, pre')?.focus();
    focus();
    playground.ready.then(focus, () => undefined);
  }

  return { element, subscription };
}
