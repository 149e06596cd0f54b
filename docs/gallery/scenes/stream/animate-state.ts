import { eased, moveTo, sequence, sineInOut, spawn, tintTo } from 'rx-motion';
import { animateState } from 'rx-motion/stream';
import { coral, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';
import { streamed } from '../../streamed.js';

export const scene: Scene = {
  title: 'animateState',
  text: 'Runs the same actions on immutable state: a stream of frozen snapshots, for a store, a hook or a signal. The original never changes.',
  tryIt: 'Log the state: each frame is a new, frozen object.',
  build(stage) {
    const tile = stage.add('tile', { x: 120, y: 120 });
    const initial = { x: 120, y: 120, color: coral };
    const tour = sequence(
      eased(moveTo(0.8, { x: 520, y: 120 }), sineInOut),
      spawn(eased(moveTo(0.8, { x: 320, y: 260 }), sineInOut), tintTo(0.8, mint)),
    );

    const action = streamed(1.75, (frame$) =>
      animateState(initial, tour, frame$).subscribe((state) => Object.assign(tile, state)),
    );
    return { action, end: { tile: { x: 320, y: 260, color: mint } } };
  },
};
