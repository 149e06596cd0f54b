import { ActionManager, firstOf, moveBy, next, repeatForever, rotateBy, run, script, waitFor } from 'rx-motion';
import { Subject } from 'rxjs';
import { gold } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'script, firstOf',
  text: 'A choreography as a generator: the tile rotates until a call comes, asks how far to go, and goes there.',
  tryIt: 'Change the distance that is sent: the tile goes that far.',
  build(stage) {
    const tile = stage.add('tile', { x: 120, y: 180, color: gold });
    const action = simulated(3, () => {
      tile.x = 120;
      tile.rotation = 0;
      const call$ = new Subject<void>();
      const distance$ = new Subject<number>();
      const manager = new ActionManager();
      const act = script(function* () {
        yield* run(firstOf(repeatForever(rotateBy(1, 180)), waitFor(call$)));
        const distance = yield* next(distance$);
        yield* run(moveBy(1, { x: distance }));
      });
      const others = script(function* () {
        yield* run(moveBy(1, { x: 0, y: 0 }));
        call$.next();
        yield* run(moveBy(0.5, { x: 0, y: 0 }));
        distance$.next(400);
      });
      manager.runAction(act, tile);
      manager.runAction(others, { x: 0, y: 0 });
      return manager;
    });
    return { action, end: { tile: { x: 520 } } };
  },
};
