import { DOCUMENT, InjectionToken, inject } from '@angular/core';

/** What a server has sent: the elements that stand in the page already when the application starts in it. */
export const SERVED: InjectionToken<WeakSet<Element>> = /* @__PURE__ */ new InjectionToken<WeakSet<Element>>(
  'rx-motion served',
  {
    providedIn: 'root',
    factory: () => {
      const root = '[ng-server-context]';
      return new WeakSet(inject(DOCUMENT).querySelectorAll(`${root}, ${root} *`));
    },
  },
);
