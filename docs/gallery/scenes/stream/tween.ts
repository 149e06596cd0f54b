import { bounceOut } from 'rx-motion';
import { tween } from 'rx-motion/stream';
import { blue, coral } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { streamed } from '../../streamed.js';

export const scene: Scene = {
  title: 'tween',
  text: 'A stream of the values between two numbers, colours, or records of these, without a target: the subscriber decides what to do with them.',
  tryIt: 'Log the values with console.log instead of moving the tile.',
  build(stage) {
    const tile = stage.add('tile', { x: 110, y: 80 });
    const from = { x: 110, y: 80, rotation: 0, color: coral };
    const to = { x: 530, y: 270, rotation: 180, color: blue };

    const action = streamed(1.75, (frame$) =>
      tween(from, to, 1.5, { curve: bounceOut, frame$ }).subscribe((value) => Object.assign(tile, value)),
    );
    return { action, end: { tile: to } };
  },
};
