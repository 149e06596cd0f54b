import type { Subscription } from 'rxjs';
import { getCurrentInstance, onUnmounted } from 'vue';
import { RESUME } from '../dom/presence/departure.js';
import { checkMoves, type Moves, runMove } from '../layout/moves.js';
import { injectMotion } from './motion-key.js';

/** Props of a `<Transition>` or a `<TransitionGroup>`. */
export interface TransitionHooks {
  readonly css: false;
  readonly onBeforeEnter: (element: Element) => void;
  readonly onEnter: (element: Element, done: () => void) => void;
  readonly onLeave: (element: Element, done: () => void) => void;
}

/**
 * Makes the elements of a `<Transition>` or a `<TransitionGroup>` enter and leave by actions. Call it in `setup`. The
 * motion causes no renders.
 *
 * The start is written before the first paint. An element that leaves while it enters slows down, reverses and goes
 * back; one that is called back while it leaves returns from where it is. For users who prefer reduced motion, elements
 * fade in and out instead.
 *
 * ```ts
 * import { fadeOut, moveBy, reverseTime, spawn } from 'rx-motion';
 * import { useTransition } from 'rx-motion/vue';
 * import { defineComponent, h, Transition } from 'vue';
 *
 * const away = spawn(fadeOut(0.3), moveBy(0.3, { y: 24 }));
 *
 * // In a template: <Transition v-bind="motion"><p v-if="isOpen">Saved</p></Transition>
 * const Note = defineComponent((props: { readonly isOpen: boolean }) => {
 *   const motion = useTransition(reverseTime(away), away);
 *   return () => h(Transition, motion, () => (props.isOpen ? h('p', 'Saved') : null));
 * });
 * ```
 *
 * @param enter How elements enter: an action that ends with the element in its final state, such as
 * `reverseTime(away)`, or a function that makes one for an element. By default they fade in.
 * @param leave How elements leave. By default they fade out.
 * @returns The props, for `v-bind`.
 * @throws TypeError when an argument is neither an action nor a function; RangeError when an action has no end.
 */
export function useTransition(enter?: Moves['enter'], leave?: Moves['leave']): TransitionHooks {
  const options = { enter, leave, ...injectMotion() };
  checkMoves('useTransition', options);
  /** The elements on their way. */
  const running = new Map<Element, Subscription>();
  const predecessors = new WeakMap<Element, HTMLElement>();
  const run = (which: 'enter' | 'leave', element: Element, done: () => void): void => {
    const motion$ = runMove(which, element as HTMLElement, options, RESUME, predecessors.get(element));
    const subscription = motion$.subscribe();
    running.set(element, subscription);
    subscription.add(() => {
      running.delete(element);
      done();
    });
  };
  if (getCurrentInstance() !== null)
    onUnmounted(() => {
      // An element that still leaves, because it was the component's root, goes on.
      for (const [element, subscription] of running) if (!element.isConnected) subscription.unsubscribe();
    });
  return {
    css: false,
    onBeforeEnter(element) {
      // If this one takes the place of a leaving one, Vue has just removed that.
      for (const old of running.keys())
        if (old.parentNode === null) {
          running.delete(old);
          predecessors.set(element, old as HTMLElement);
        }
    },
    onEnter: (element, done) => {
      run('enter', element, done);
    },
    onLeave: (element, done) => {
      run('leave', element, done);
    },
  };
}
