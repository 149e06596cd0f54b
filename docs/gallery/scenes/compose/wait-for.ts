import { ActionManager, callFunc, moveBy, sequence, waitFor } from 'rx-motion';
import { Subject } from 'rxjs';
import { gold } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'waitFor',
  text: 'Waits until an observable emits: a click, a response from a server, or here the other ball, which calls when it arrives.',
  tryIt: 'Give the gold ball 2 seconds: the other one waits longer.',
  build(stage) {
    stage.guide({
      line: [
        { x: 320, y: 60 },
        { x: 320, y: 300 },
      ],
      isFaint: true,
    });
    const waiting = stage.add('ball', { x: 80, y: 120 });
    const slow = stage.add('ball', { x: 80, y: 240, color: gold });

    const action = simulated(2.5, () => {
      waiting.x = slow.x = 80;
      const call$ = new Subject<void>();
      const manager = new ActionManager();
      manager.runAction(
        sequence(
          moveBy(1.5, { x: 240 }),
          callFunc(() => call$.next()),
        ),
        slow,
      );
      manager.runAction(sequence(moveBy(0.5, { x: 220 }), waitFor(call$), moveBy(0.5, { x: 240 })), waiting);
      return manager;
    });
    return { action, end: { ball: { x: 540 }, 'ball 2': { x: 320 } } };
  },
};
