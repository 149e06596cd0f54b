import { cssValues, fromTo, keyframes, sineInOut, spawn, targeted } from 'rx-motion';
import { styleText } from 'rx-motion/dom';
import { blue, gold } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'Values of all kinds',
  text: 'All colours of CSS Color 4, interpolated in a given colour space, here the long way around the hues; lists of functions; paths; percentages. Strings of the same form are animated number by number.',
  tryIt: 'Remove longer hue: the colour takes the short way.',
  stage: 'dom only',
  build(stage) {
    const captions = { 140: 'oklch()', 260: 'filter', 380: 'path()', 500: '50% 0%' };
    for (const [x, text] of Object.entries(captions)) stage.guide({ text, at: { x: Number(x), y: 270 } });
    const [paint, haze, shape, corners] = [140, 260, 380, 500].map((x) =>
      stage.add('block', { x, y: 170, width: 100, height: 100, color: x === 380 ? gold : blue }),
    );
    const square = 'path("M 0 0 L 50 0 L 100 0 L 100 50 L 100 100 L 50 100 L 0 100 L 0 50 Z")';
    const star = 'path("M 30 30 L 50 0 L 70 30 L 100 50 L 70 70 L 50 100 L 30 70 L 0 50 Z")';
    const [from, to] = ['oklch(0.7 0.15 30)', 'oklch(0.7 0.15 330)'];
    const mix = cssValues();
    const action = spawn(
      targeted(
        styleText(paint!.element, 'background-color'),
        fromTo(3, { value: from }, { value: to }, { mix: cssValues('oklch longer hue') }),
      ),
      targeted(
        styleText(haze!.element, 'filter'),
        fromTo(3, { value: 'blur(12px) saturate(0)' }, { value: 'blur(0px) saturate(2)' }, { mix }),
      ),
      targeted(
        styleText(shape!.element, 'clip-path'),
        keyframes(3, [{ value: square }, { value: star, curve: sineInOut }, { value: square, curve: sineInOut }], {
          mix,
        }),
      ),
      targeted(
        styleText(corners!.element, 'border-radius'),
        fromTo(3, { value: '50% 0%' }, { value: '0% 50%' }, { mix }),
      ),
    );
    return { action, end: {} };
  },
};
