// Older versions do not export DOCUMENT: see checkAngular.
import * as core from '@angular/core';
import { inject, InjectionToken } from '@angular/core';

const SERVED: InjectionToken<WeakSet<Element>> = /* @__PURE__ */ new InjectionToken<WeakSet<Element>>('rx-motion', {
  providedIn: 'root',
  factory: () => new WeakSet(inject(core.DOCUMENT).querySelectorAll('[ng-server-context],[ng-server-context] *')),
});

/** The server-rendered elements: those in the page before the application starts. */
export function injectServed(): WeakSet<Element> {
  return inject(SERVED);
}
