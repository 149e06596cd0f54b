import { rotateBy, sequence, sineInOut, spawn, targeted } from 'rx-motion';
import { attributeBy, attributeTo, drawStroke } from 'rx-motion/dom';
import { morphTo } from 'rx-motion/svg';
import { mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'morphTo, drawStroke, attributeTo, attributeBy',
  text: 'drawStroke draws the outline of a star; morphTo morphs one SVG path into any other: the star into a ring, and the ring into a drop. attributeTo and attributeBy animate any attribute with numbers in it, here the stroke width.',
  tryIt: 'Write a path of your own as the last shape: it may have other commands, and holes.',
  stage: 'dom only',
  build(stage) {
    const pane = stage.add('pane', { x: 320, y: 180, width: 260, height: 260, color: mint });
    pane.element.innerHTML =
      '<svg viewBox="0 0 100 100"><path fill="none" stroke="currentcolor" stroke-width="2" /></svg>';
    const element = pane.element.querySelector('path')!;
    element.setAttribute('d', 'M50 8L61 39H94L68 60L77 92L50 73L23 92L32 60L6 39H39Z');
    const ring = 'M50 12A38 38 0 1 1 50 88A38 38 0 1 1 50 12ZM50 32A18 18 0 1 0 50 68A18 18 0 1 0 50 32Z';
    const drop = 'M50 6C70 40 82 52 82 66A32 30 0 0 1 18 66C18 52 30 40 50 6Z';
    return {
      action: spawn(
        targeted(
          { element },
          sequence(drawStroke(1, [0, 0], [0, 1], sineInOut), morphTo(1, ring, sineInOut), morphTo(1, drop, sineInOut)),
        ),
        targeted(
          { element },
          sequence(attributeTo(1.5, { 'stroke-width': 8 }), attributeBy(1.5, { 'stroke-width': -2 })),
        ),
        targeted(pane, rotateBy(3, 360, sineInOut)),
      ),
      end: { pane: { rotation: 360 } },
    };
  },
};
