import { ElementRef, inject, NgZone } from '@angular/core';
import { autoFlip } from '../layout/auto-flip.js';
import { type AutoFlipOptions, checkFlip } from '../layout/flip-options.js';
import { CLOCK, endWithContext } from './clock.js';

/**
 * Makes the children of a component's or directive's element glide whenever the layout changes: when a list is sorted
 * or filtered, when a class opens a card. Call it in an injection context.
 *
 * ```ts
 * import { Directive } from '@angular/core';
 * import { injectFlip } from 'rx-motion/angular';
 *
 * @Directive({ selector: '[appFlip]' })
 * class Flip {
 *   constructor() {
 *     injectFlip({ duration: 0.3 });
 *   }
 * }
 * // <ul appFlip> @for (card of cards(); track card.id) { <li>{{ card.name }}</li> } </ul>
 * ```
 *
 * @param options How they glide. Whether motion is reduced comes from {@link provideMotion}.
 * @throws TypeError and RangeError as `autoFlip` of rx-motion/layout.
 */
export function injectFlip(options: AutoFlipOptions = {}): void {
  checkFlip('injectFlip', options);
  const { reduced$, frame$, isServer } = inject(CLOCK);
  if (isServer) return;
  const { nativeElement: host } = inject<ElementRef<Element>>(ElementRef);
  const given = { ...options, reduced$: options.reduced$ ?? reduced$ };
  endWithContext(inject(NgZone).runOutsideAngular(() => autoFlip(host, given, frame$)));
}
