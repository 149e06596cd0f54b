import type { Subscription } from 'rxjs';
import { type ComponentPublicInstance, type Directive, inject } from 'vue';
import { autoFlip } from '../layout/auto-flip.js';
import { type AutoFlipOptions, checkFlip } from '../layout/flip-options.js';
import { injectMotion, motionKey } from './motion-key.js';

/**
 * A directive by which the children of an element glide whenever the layout changes: when a list is sorted or filtered,
 * when a class opens a card. It causes no renders.
 *
 * ```ts
 * import { vFlip } from 'rx-motion/vue';
 * import { defineComponent, h, withDirectives } from 'vue';
 *
 * // In a template: <ul v-flip="{ duration: 0.3 }">
 * const Names = defineComponent((props: { readonly names: readonly string[] }) => () => {
 *   const items = props.names.map((name) => h('li', { key: name }, name));
 *   return withDirectives(h('ul', items), [[vFlip, { duration: 0.3 }]]);
 * });
 * ```
 *
 * Its value is how they glide; only the first one counts. It throws as `autoFlip` of rx-motion/layout. The clock, and
 * whether motion is reduced, are those that the application provides by {@link motionKey}.
 */
export const vFlip: Directive<Element, AutoFlipOptions | undefined> = {
  mounted(element, { value = {}, instance }) {
    checkFlip('vFlip', value);
    // Null in a functional component.
    const app = (instance as ComponentPublicInstance | null)?.$.appContext.app;
    const { frame$, reduced$ } = injectMotion(() => app?.runWithContext(() => inject(motionKey, {})) ?? {});
    flips.set(element, autoFlip(element, { ...value, reduced$: value.reduced$ ?? reduced$ }, frame$));
  },
  unmounted(element) {
    flips.get(element)?.unsubscribe();
  },
};

const flips = /* @__PURE__ */ new WeakMap<Element, Subscription>();
