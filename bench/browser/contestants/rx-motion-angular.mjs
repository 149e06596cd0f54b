import 'zone.js';
import '@angular/compiler';
import { provideZoneChangeDetection, runInInjectionContext } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { appear, injectMotion } from '../../../src/angular/index.ts';
import { domTarget } from '../../../src/dom/index.ts';
import { moveTo } from '../../../src/index.ts';

let inside;

/** An application with zone.js, whose every patched callback would render. */
export const ready = createApplication({ providers: [provideZoneChangeDetection()] }).then(({ injector }) => {
  const motion = runInInjectionContext(injector, injectMotion);
  inside = { motion, injector };
});

export const element = (element, seconds, x, y) =>
  inside.motion.runAction(moveTo(seconds, { x, y }), domTarget(element));

/** As Angular calls the listener of `(animate.enter)`. */
export const arrival = (target, seconds, x, y) => {
  const listener = runInInjectionContext(inside.injector, () => appear(moveTo(seconds, { x, y })));
  listener({ target, animationComplete: () => {} });
};
