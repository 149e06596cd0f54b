import { onScopeDispose } from 'vue';
import { ActionManager } from '../manager/action-manager.js';
import { injectMotion } from './motion-key.js';

/**
 * A manager that stops everything when the component is unmounted. Call it in `setup`.
 *
 * ```ts
 * import { rotateBy } from 'rx-motion';
 * import { domTarget } from 'rx-motion/dom';
 * import { useMotion } from 'rx-motion/vue';
 * import { defineComponent, h, ref } from 'vue';
 *
 * const Die = defineComponent(() => {
 *   const motion = useMotion();
 *   const die = ref<HTMLButtonElement>();
 *   const roll = () => motion.runAction(rotateBy(0.5, 360), domTarget(die.value!));
 *   return () => h('button', { ref: die, onClick: roll }, '⚄');
 * });
 * ```
 *
 * @returns The manager, on the clock that {@link motionKey} provides.
 */
export function useMotion(): ActionManager {
  const motion = new ActionManager(injectMotion().frame$);
  onScopeDispose(() => {
    motion.stopAll();
  });
  return motion;
}
