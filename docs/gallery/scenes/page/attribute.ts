import { rotateBy, sequence, sineInOut, spawn, springTo, targeted } from 'rx-motion';
import { attribute } from 'rx-motion/dom';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'attribute',
  text: 'Makes one attribute of an element a target for any action that animates numbers: here springs animate the radii of a ring. attributeTo animates several at once.',
  tryIt: 'Increase the bounce.',
  stage: 'dom only',
  build(stage) {
    const pane = stage.add('pane', { x: 320, y: 180, width: 260, height: 260, color: mint });
    pane.element.innerHTML =
      '<svg viewBox="0 0 100 100"><ellipse cx="50" cy="50" rx="10" ry="10" fill="none" stroke="currentcolor" stroke-width="8" /></svg>';
    const element = pane.element.querySelector('ellipse')!;
    const spring = { duration: 0.6, bounce: 0.5 };
    const to = (name: string, number: number) => targeted(attribute(element, name), springTo({ number }, spring));
    const action = spawn(
      sequence(to('rx', 40), to('ry', 40), spawn(to('rx', 20), to('ry', 20))),
      targeted(pane, rotateBy(3, 90, sineInOut)),
    );
    return { action, end: { pane: { rotation: 90 } } };
  },
};
