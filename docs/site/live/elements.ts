import type { Subscription } from 'rxjs';

/** Fills an element of a page, until the subscription that it returns is ended. */
export type Mount = (host: HTMLElement) => Subscription | Promise<Subscription>;

/** What pages may hold, and what fills it: loaded when the element comes near the window. */
const live: Readonly<Record<string, () => Promise<{ readonly mount: Mount }>>> = {
  'rx-choreography': () => import('./choreography.js'),
  'rx-scene': () => import('./scene.js'),
  'rx-scenes': () => import('./scenes.js'),
  'rx-whole-page': () => import('./whole-page.js'),
};

/** Lets the elements of {@link live} be elements of the page. */
export function defineLiveElements(): void {
  for (const [name, load] of Object.entries(live)) {
    if (customElements.get(name) === undefined) customElements.define(name, lazyElement(load));
  }
}

function lazyElement(load: () => Promise<{ readonly mount: Mount }>): CustomElementConstructor {
  return class extends HTMLElement {
    private leave: () => void = () => undefined;

    connectedCallback(): void {
      let subscription: Subscription | undefined;
      let isHere = true;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          void fill();
        },
        { rootMargin: '200px' },
      );
      const fill = async (): Promise<void> => {
        const { mount } = await load();
        if (isHere) subscription = await mount(this);
        if (isHere) this.dataset.ready = 'true';
        else subscription?.unsubscribe();
      };
      this.leave = () => {
        isHere = false;
        observer.disconnect();
        subscription?.unsubscribe();
      };
      observer.observe(this);
    }

    disconnectedCallback(): void {
      this.leave();
      delete this.dataset.ready;
    }
  };
}
