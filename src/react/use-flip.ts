import { Subscription } from 'rxjs';
import { autoFlip } from '../layout/auto-flip.js';
import { type AutoFlipOptions, checkFlip } from '../layout/flip-options.js';
import { forget } from '../layout/glide.js';
import { type ElementRef, useElementRef } from './element-ref.js';

/**
 * Makes the children of an element glide whenever the layout changes: when a list is sorted or filtered, when a class
 * opens a card. It causes no renders.
 *
 * ```ts
 * import { createElement } from 'react';
 * import { useFlip } from 'rx-motion/react';
 *
 * function Names({ names }: { readonly names: readonly string[] }) {
 *   const ref = useFlip<HTMLUListElement>({ duration: 0.3 });
 *   return createElement('ul', { ref }, ...names.map((name) => createElement('li', { key: name }, name)));
 * }
 * ```
 *
 * @param options How they glide; only the options of the first render count.
 * @returns The `ref` of the element.
 * @throws TypeError and RangeError as `autoFlip` of rx-motion/layout.
 */
export function useFlip<E extends Element = HTMLElement>(options: AutoFlipOptions = {}): ElementRef<E> {
  checkFlip('useFlip', options);
  let subscription = new Subscription();
  return useElementRef((element) => {
    subscription.unsubscribe();
    if (element === null) return;
    subscription = autoFlip(element, options);
    // Suspense may only have hidden the page, and may show it again.
    subscription.add(() => {
      for (const child of element.children) forget(child as HTMLElement);
    });
  });
}
