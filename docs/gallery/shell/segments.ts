import type { BehaviorSubject, Subscription } from 'rxjs';
import { make } from './make.js';

/** A row of buttons, one of them pressed: a setting with few values. */
export function segments<V extends string | number>(
  label: string,
  setting$: BehaviorSubject<V>,
  options: readonly { readonly value: V; readonly text: string; readonly title?: string }[],
): { readonly element: HTMLElement; readonly subscription: Subscription } {
  const buttons = options.map(({ value, text, title }) =>
    make('button', { type: 'button', title: title ?? false, click: () => setting$.next(value) }, text),
  );
  const element = make('div', { class: 'segments', role: 'group', 'aria-label': label }, ...buttons);
  const subscription = setting$.subscribe((current) => {
    options.forEach(({ value }, index) => buttons[index]!.setAttribute('aria-pressed', String(value === current)));
  });
  return { element, subscription };
}
