import { type RefCallback, useState } from 'react';
import { noop } from 'rxjs';
import { checkReact } from './check-react.js';

/** A `ref={…}` for elements of any kind; `current` is the element while it is mounted. */
export type ElementRef<E extends Element> = RefCallback<E> & { readonly current: E | null };

/** An {@link ElementRef} that calls `onChange` with each mounted element, and with null when it is unmounted. */
interface WatchedRef<E extends Element> extends ElementRef<E> {
  onChange: (element: E | null) => void;
}

export function elementRef<E extends Element>(onChange: (element: E | null) => void = noop): WatchedRef<E> {
  const attach = Object.assign(
    (element: E | null) => {
      attach.current = element;
      attach.onChange(element);
    },
    { current: null as E | null, onChange },
  );
  return attach;
}

/**
 * A ref that is the same in every render.
 *
 * @param onChange The callback of the first render is kept until `onChange` of the ref is set.
 */
export function useElementRef<E extends Element>(onChange?: (element: E | null) => void): WatchedRef<E> {
  const [ref] = useState(() => {
    checkReact();
    return elementRef(onChange);
  });
  return ref;
}
