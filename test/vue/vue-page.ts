import { motionKey, type MotionOptions } from 'rx-motion/vue';
import { type Component, createApp, nextTick } from 'vue';

/** The flags of a bundler: Vue warns without them. */
Object.assign(globalThis, {
  __VUE_OPTIONS_API__: true,
  __VUE_PROD_DEVTOOLS__: false,
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
});

/** An application on the page of a test. */
export interface VuePage {
  readonly container: HTMLElement;
  readonly unmount: () => void;
  /** Makes a change, and waits until it is rendered. */
  readonly change: (change: () => void) => Promise<void>;
}

/** Mounts a component into the page of a test. */
export function vuePage(component: Component, provided: MotionOptions = {}): VuePage {
  const container = document.body.appendChild(document.createElement('div'));
  const app = createApp(component).provide(motionKey, provided);
  app.mount(container);
  return {
    container,
    unmount: () => {
      app.unmount();
    },
    change: (change) => {
      change();
      return nextTick();
    },
  };
}
