import type { ReversibleAction } from '../motion/action.js';
import type { Visible } from './capabilities.js';
import { assignment } from './instant.js';

/**
 * Shows the target.
 *
 * @see cocos2d-x Show. Its reverse is {@link hide}.
 */
export function show(): ReversibleAction<Visible> {
  return assignment<Visible>('show', () => ({ visible: true }), hide);
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
  return assignment<Visible>('hide', () => ({ visible: false }), show);
}

/**
 * Shows the target if it is hidden, and hides it if it is visible.
 *
 * @see cocos2d-x ToggleVisibility. Its reverse is itself.
 */
export function toggleVisibility(): ReversibleAction<Visible> {
  return assignment<Visible>('toggleVisibility', ({ visible }) => ({ visible: !visible }), toggleVisibility);
}
