import { useEffect, useMemo } from 'react';
import type { Observable } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { ActionManager } from '../manager/action-manager.js';
import { checkReact } from './check-react.js';

/**
 * A manager that stays the same across renders and stops everything when the component unmounts. It causes no renders.
 *
 * ```ts
 * import { createElement, useRef } from 'react';
 * import { rotateBy } from 'rx-motion';
 * import { domTarget } from 'rx-motion/dom';
 * import { useMotion } from 'rx-motion/react';
 *
 * function Die() {
 *   const motion = useMotion();
 *   const ref = useRef<HTMLButtonElement>(null);
 *   const roll = () => motion.runAction(rotateBy(0.5, 360), domTarget(ref.current!));
 *   return createElement('button', { ref, onClick: roll }, '⚄');
 * }
 * ```
 *
 * @param frame$ Frame deltas in seconds, the same observable in every render. By default the page's animation frames.
 * @throws TypeError when `frame$` is not an observable.
 */
export function useMotion(frame$: Observable<Seconds> = defaultFrame$): ActionManager {
  const motion = useMemo(() => {
    checkReact();
    return new ActionManager(frame$);
  }, [frame$]);
  useEffect(
    () => () => {
      motion.stopAll();
    },
    [motion],
  );
  return motion;
}
