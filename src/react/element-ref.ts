import { type RefCallback, useState } from 'react';
import { checkReact } from './check-react.js';

/** A `ref={…}` for elements of any kind; `current` is the element while it is mounted. */
export type ElementRef<E extends Element> = RefCallback<E> & { readonly current: E | null };

type Change<E> = (element: E | null) => void;

/**
 * A ref that is the same in every render.
 *
 * @param onChange Called with each mounted element, and with null when it is unmounted. The callback of the first
 * render is kept until `onChange` of the ref is set.
 */
export function useElementRef<E extends Element>(
  onChange: Change<E> = () => undefined,
): ElementRef<E> & { onChange: Change<E> } {
  const [ref] = useState(() => {
    checkReact();
    const attach = Object.assign(
      (element: E | null) => {
        attach.current = element;
        attach.onChange(element);
      },
      { current: null as E | null, onChange },
    );
    return attach;
  });
  return ref;
}
