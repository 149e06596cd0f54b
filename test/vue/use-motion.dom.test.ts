import { expect, it } from '@jest/globals';
import { type ActionManager, moveBy } from 'rx-motion';
import { useMotion } from 'rx-motion/vue';
import { Subject } from 'rxjs';
import { defineComponent } from 'vue';
import { vuePage } from './vue-page.js';

it('is a manager on the provided clock that stops on unmount', () => {
  const frame$ = new Subject<number>();
  const ship = { x: 0, y: 0 };
  let motion!: ActionManager;
  const component = defineComponent(() => {
    motion = useMotion();
    return () => null;
  });
  const { unmount } = vuePage(component, { frame$ });
  motion.runAction(moveBy(1, { x: 100, y: 0 }), ship);
  for (const dt of [0, 0.25, 0.25]) frame$.next(dt);
  expect(ship.x).toBe(50);
  unmount();
  expect(frame$.observed).toBe(false);
});
