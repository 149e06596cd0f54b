import { ActionManager, callFunc, delayTime, sequence } from 'rx-motion';
import { coral, gold, mint, slate } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { simulated } from '../../simulated.js';

export const scene: Scene = {
  title: 'Order',
  cocos: 'ActionManager::update',
  text: 'Three targets with two actions each, all in the same frames. The marks appear in the order in which the actions run: first by target, in the order in which the targets got their first action, then in the order of the calls.',
  tryIt: 'Step frame by frame with the arrow keys when a mark appears.',
  build(stage) {
    const targets = [coral, gold, mint].map((color, index) => stage.add('ball', { x: 60, y: 100 + index * 80, color }));
    const marks = Array.from({ length: 18 }, () => stage.add('dot', { opacity: 0, width: 20, height: 20 }));

    const action = simulated(2, () => {
      for (const mark of marks) Object.assign(mark, { x: 0, y: 0, color: slate, opacity: 0 });
      let count = 0;
      const mark = callFunc((target: (typeof targets)[number]) => {
        Object.assign(marks[count]!, { x: 130 + count * 27, y: target.y, color: target.color, opacity: 1 });
        count++;
      });
      const manager = new ActionManager();
      for (const round of [1, 2]) {
        for (const target of targets) {
          const beat = sequence(delayTime(0.5), mark);
          manager.runAction(sequence(beat, beat, beat), target, { tag: `round ${round}` });
        }
      }
      return manager;
    });
    return { action, end: { dot: { opacity: 1, y: 100 }, 'dot 18': { opacity: 1, y: 260 } } };
  },
};
