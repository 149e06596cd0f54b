import { Subscription } from 'rxjs';
import { checkRevealWords, revealWords, type RevealWordsOptions } from '../text/reveal-words.js';
import { type ElementRef, useElementRef } from './element-ref.js';

/**
 * Fades in what is new in the text of an element, however it is rendered. It causes no renders.
 *
 * ```ts
 * import { createElement } from 'react';
 * import { useRevealWords } from 'rx-motion/react';
 *
 * function Answer({ html }: { readonly html: string }) {
 *   const ref = useRevealWords<HTMLDivElement>();
 *   return createElement('div', { ref, dangerouslySetInnerHTML: { __html: html } });
 * }
 * ```
 *
 * @param options How words enter; only the options of the first render count.
 * @returns The `ref` of the element. The text with which it is mounted stays as it is.
 * @throws TypeError and RangeError as `revealWords` of rx-motion/text.
 */
export function useRevealWords<E extends Element = HTMLElement>(options: RevealWordsOptions = {}): ElementRef<E> {
  checkRevealWords('useRevealWords', options);
  let watching = new Subscription();
  return useElementRef((element) => {
    watching.unsubscribe();
    if (element !== null) watching = revealWords(element, options);
  });
}
