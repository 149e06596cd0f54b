/** How an application learns of changes. */
export type Change = 'zone' | 'zoneless';

/**
 * The beginning of a page's script that starts an application with `start(App, ...providers)`. The errors that it
 * reports are in `errors`; after `settled()` it has rendered. Components are compiled in the page.
 */
export const startOf = (change: Change = 'zoneless'): string => `
  ${change === 'zone' ? "import 'zone.js';" : ''}
  import '@angular/compiler';
  import { ErrorHandler, MAX_ANIMATION_TIMEOUT, provideZoneChangeDetection, provideZonelessChangeDetection } from '@angular/core';
  import { bootstrapApplication } from '@angular/platform-browser';

  export const errors = [];
  const start = (App, ...providers) => bootstrapApplication(App, { providers: [
    ${change === 'zone' ? 'provideZoneChangeDetection()' : 'provideZonelessChangeDetection()'},
    // Frames are the test's, but Angular's timers are not.
    { provide: MAX_ANIMATION_TIMEOUT, useValue: 100_000 },
    { provide: ErrorHandler, useValue: { handleError: (error) => errors.push(error.message) } },
    ...providers,
  ] });
  const { port1, port2 } = new MessageChannel();
  port1.start();
  // A message in between: nested timers are clamped to 4 ms.
  const message = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(0); });
  export const settled = async () => { for (let task = 0; task < 3; task++) { await message(); await new Promise((done) => setTimeout(done)); } };`;
