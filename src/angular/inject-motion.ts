import { DestroyRef, ElementRef, inject } from '@angular/core';
import { CLOCK } from './clock.js';
import { ComponentMotion } from './component-motion.js';

/**
 * The motion of the current component, directive or service. Call it in an injection context.
 *
 * ```ts
 * import { Component } from '@angular/core';
 * import { rotateBy } from 'rx-motion';
 * import { injectMotion } from 'rx-motion/angular';
 *
 * @Component({ selector: 'app-dice', template: '<i class="die"></i> <button (click)="roll()">Roll</button>' })
 * class Dice {
 *   private readonly motion = injectMotion();
 *
 *   protected roll(): void {
 *     this.motion.stagger(0.1, '.die', rotateBy(0.5, 360));
 *   }
 * }
 * ```
 *
 * @see {@link provideMotion}, which provides its clock.
 */
export function injectMotion(): ComponentMotion {
  const host = inject<ElementRef<Element>>(ElementRef, { optional: true });
  const motion = new ComponentMotion(inject(CLOCK), host?.nativeElement);
  inject(DestroyRef).onDestroy(() => motion.destroy());
  return motion;
}
