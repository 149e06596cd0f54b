import { type RefCallback, useState } from 'react';
import { checkReact } from './check-react.js';

/** A `ref={…}` for elements of any kind; `current` is the element while it is mounted. */
export type ElementRef<E extends Element> = RefCallback<E> & { readonly current: E | null };

/**
 * A ref that is the same in every render. `onMount` is called with each mounted element, and can change between
 * renders.
 */
export function useElementRef<E extends Element>(): ElementRef<E> & { onMount: (element: E) => void } {
  const [ref] = useState(() => {
    checkReact();
    const attach = Object.assign(
      (element: E | null) => {
        attach.current = element;
        if (element !== null) attach.onMount(element);
      },
      { current: null as E | null, onMount: (_element: E): void => undefined },
    );
    return attach;
  });
  return ref;
}
