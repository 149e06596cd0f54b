import { backOut, quadraticOut, scaleTo, sequence, spawn, targeted } from 'rx-motion';
import { countTo, scrambleText, typeText } from 'rx-motion/text';
import { blue } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'countTo, typeText, scrambleText',
  text: 'countTo counts up or down in an element, formatted for its language; typeText types a text character by character; scrambleText turns it into another one.',
  tryIt: 'Count in another currency, or set the attribute lang of the element to de.',
  stage: 'dom only',
  build(stage) {
    const pane = stage.add('pane', { x: 320, y: 110, width: 320, height: 120, color: blue });
    const words = stage.add('pane', { x: 320, y: 260, width: 320, height: 70 });
    for (const { element } of [pane, words]) element.style.cssText += '; display: grid; place-items: center';
    pane.element.style.font = '700 44px/1 ui-sans-serif, system-ui, sans-serif';
    words.element.style.font = '500 22px/1 ui-sans-serif, system-ui, sans-serif';
    const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
    return {
      action: sequence(
        targeted(pane, countTo(1.5, 12_480, { from: 0, format }, quadraticOut)),
        spawn(targeted(words, typeText(1.2, 'raised since Monday')), targeted(pane, scaleTo(0.5, 1.1, backOut))),
        targeted(words, scrambleText(1, 'for a library of motion')),
      ),
      end: { pane: { scaleX: 1.1 } },
    };
  },
};
