import { DOCUMENT, InjectionToken, inject } from '@angular/core';

/** What a server has sent: the elements that stand in the page already when the application starts in it. */
export const SERVED: InjectionToken<WeakSet<Element>> = /* @__PURE__ */ new InjectionToken<WeakSet<Element>>(
  'rx-motion',
  {
    providedIn: 'root',
    factory: () => new WeakSet(inject(DOCUMENT).querySelectorAll('[ng-server-context],[ng-server-context] *')),
  },
);
