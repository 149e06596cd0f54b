import type { ReversibleAction } from '../action/action.js';
import type { Visible } from './capabilities.js';
import { instant } from './instant.js';

/**
 * Shows the target.
 *
 * @see cocos2d-x Show. Its reverse is {@link hide}.
 */
export function show(): ReversibleAction<Visible> {
  return instant('show', (target) => turn(target, true), hide);
}

/**
 * Hides the target.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { delayTime, hide, sequence } from 'rx-motion';
 *
 * const ghost = { visible: true };
 * const time$ = from([0, 2, 0.5]);
 * time$.pipe(sequence(delayTime(1), hide()).on(ghost)).subscribe();
 * ghost.visible; // => true
 * ```
 *
 * @see cocos2d-x Hide. Its reverse is {@link show}.
 */
export function hide(): ReversibleAction<Visible> {
  return instant('hide', (target) => turn(target, false), show);
}

/**
 * Shows the target if it is hidden, hides it if it is shown.
 *
 * @see cocos2d-x ToggleVisibility. Its reverse is itself.
 */
export function toggleVisibility(): ReversibleAction<Visible> {
  return instant('toggleVisibility', (target) => turn(target, !target.visible), toggleVisibility);
}

function turn(target: Visible, visible: boolean): () => void {
  const found = target.visible;
  target.visible = visible;
  return () => {
    target.visible = found;
  };
}
