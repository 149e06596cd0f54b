import { afterNextRender, ElementRef, inject, NgZone } from '@angular/core';
import { Subscription } from 'rxjs';
import { checkRevealWords, revealWords, type RevealWordsOptions } from '../text/reveal-words.js';
import { CLOCK, endWithContext } from './clock.js';

/**
 * Fades in what is new in the text of a component's or directive's element, however it is rendered. Call it in an
 * injection context.
 *
 * ```ts
 * import { Directive } from '@angular/core';
 * import { injectRevealWords } from 'rx-motion/angular';
 *
 * @Directive({ selector: '[appRevealWords]' })
 * class RevealWords {
 *   constructor() {
 *     injectRevealWords();
 *   }
 * }
 * // <div appRevealWords [innerHTML]="html()"></div>
 * ```
 *
 * @param options How words enter. The clock, and whether motion is reduced, come from {@link provideMotion}. The text
 * that is rendered first stays as it is.
 * @throws TypeError and RangeError as `revealWords` of rx-motion/text.
 */
export function injectRevealWords(options: RevealWordsOptions = {}): void {
  checkRevealWords('injectRevealWords', options);
  const { reduced$, frame$, isServer } = inject(CLOCK);
  if (isServer) return;
  const { nativeElement: host } = inject<ElementRef<Element>>(ElementRef);
  const zone = inject(NgZone);
  const watching = new Subscription();
  endWithContext(watching);
  afterNextRender(() => {
    if (watching.closed) return;
    const given = { ...options, frame$: options.frame$ ?? frame$, reduced$: options.reduced$ ?? reduced$ };
    watching.add(zone.runOutsideAngular(() => revealWords(host, given)));
  });
}
