import { ActionManager, callFunc, delayTime, fadeTo, moveBy, rotateBy, sequence, spawn } from 'rx-motion';
import { blue, gold } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'finish, restart',
  text: 'Two methods of a running action. After a second, the upper tile’s action finishes: it shows its end at once. The lower one’s action restarts twice: the tile goes back to where it began.',
  tryIt: 'Remove { seekable: true }: the error of restart says what is missing.',
  build(stage) {
    stage.guide({ text: 'finish()', at: { x: 50, y: 104 } });
    stage.guide({ text: 'restart()', at: { x: 50, y: 264 } });
    const tiles = [gold, blue].map((color, index) => stage.add('tile', { x: 150, y: 100 + index * 160, color }));

    const action = simulated(4, () => {
      for (const tile of tiles) Object.assign(tile, { x: 150, rotation: 0, opacity: 1 });
      const manager = new ActionManager();
      const trip = sequence(spawn(moveBy(1.5, { x: 380 }), rotateBy(1.5, 180)), fadeTo(0.5, 0.5));
      const [upper, lower] = tiles.map((tile) => manager.runAction(trip, tile, { seekable: true }));
      const finish = callFunc(() => upper!.finish());
      const restart = callFunc(() => lower!.restart());
      manager.runAction(sequence(delayTime(1), spawn(finish, restart), delayTime(0.75), restart), 'caller');
      return manager;
    });
    return { action, end: { tile: { x: 530, opacity: 0.5 }, 'tile 2': { x: 530, opacity: 0.5 } } };
  },
};
