import { delayTime, hide, sequence, show, spawn, targeted, toggleVisibility } from 'rx-motion';
import { gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'show, hide, toggleVisibility',
  cocos: 'Show, Hide, ToggleVisibility',
  text: 'Three actions that take no time. Going back across one undoes it.',
  tryIt: 'Drag the slider back and forth over an instant: it is done and undone.',
  build(stage) {
    const [first, second, third] = [
      stage.add('ball', { x: 160, y: 180, width: 90, height: 90, visible: false }),
      stage.add('ball', { x: 320, y: 180, width: 90, height: 90, color: mint }),
      stage.add('ball', { x: 480, y: 180, width: 90, height: 90, color: gold }),
    ];
    const wait = delayTime(0.4);
    const action = spawn(
      targeted(first, sequence(wait, show())),
      targeted(second, sequence(wait, wait, hide())),
      targeted(third, sequence(wait, toggleVisibility(), wait, toggleVisibility(), wait, toggleVisibility(), wait)),
    );
    return { action, end: { ball: { visible: true }, 'ball 2': { visible: false }, 'ball 3': { visible: false } } };
  },
};
