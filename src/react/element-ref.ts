import { type RefCallback, useState } from 'react';

/** What goes into `ref={…}` of an element of whatever kind; `current` is the element while it is mounted. */
export type ElementRef<E extends Element> = RefCallback<E> & { readonly current: E | null };

/** The same in every render. `onMount` is called with each element that is mounted under it, and may be another function in every render. */
export function useElementRef<E extends Element>(): ElementRef<E> & { onMount: (element: E) => void } {
  const [ref] = useState(() => {
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
