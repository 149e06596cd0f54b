import { backOut, delayTime, fadeTo, moveTo, rotateTo, spawn, stagger, targeted } from 'rx-motion';
import { splitText } from 'rx-motion/text';
import { gold } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'splitText',
  text: 'Makes a target of each character, word or line of a text. The text itself stays in place, invisible, so that it can be read aloud, found and copied.',
  tryIt: 'Split by words, or pass the option mask: true, and start at a height of 60 instead.',
  stage: 'dom only',
  build(stage) {
    const pane = stage.add('pane', { x: 320, y: 180, width: 420, height: 120, color: gold });
    pane.element.style.cssText += '; border: 0; text-align: center; font: 700 48px/120px ui-sans-serif, sans-serif';
    pane.element.innerHTML = '<p style="margin: 0">Letter by letter</p>';
    const { targets } = splitText(pane.element.querySelector('p')!, { by: 'chars' });
    for (const letter of targets) Object.assign(letter, { y: -70, rotation: -60, opacity: 0 });
    const land = spawn(moveTo(0.6, { y: 0 }, backOut), rotateTo(0.6, 0, backOut), fadeTo(0.3, 1));
    return {
      action: spawn(
        targeted(
          pane,
          stagger(0.04, targets, () => land),
        ),
        delayTime(2),
      ),
      end: {},
    };
  },
};
