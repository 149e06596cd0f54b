import { bounceOut, defineOpenAction, eased, type Positioned, rotateBy, sequence, spawn, targeted } from 'rx-motion';
import { coral, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'defineOpenAction',
  text: 'Defines an action whose end is not known in advance: its function returns the overshoot once it has ended. Each tile falls until it lands; the next action begins at exactly that moment.',
  tryIt: 'Change the gravity to 200 in the program.',
  build(stage) {
    const ground = 300;
    stage.guide({
      line: [
        { x: 0, y: ground + 24 },
        { x: 640, y: ground + 24 },
      ],
    });
    const fall = (gravity: number) =>
      defineOpenAction((target: Positioned) => {
        const { y } = target;
        const length = Math.sqrt((2 * (ground - y)) / gravity);
        return (elapsed) => {
          const time = Math.min(elapsed, length);
          target.y = time === length ? ground : y + (gravity * time * time) / 2;
          return elapsed < length ? undefined : elapsed - length;
        };
      });
    const tiles = [coral, gold, mint].map((color, index) =>
      stage.add('tile', { x: 160 + index * 160, y: 40 + index * 70, scaleX: 0.6, scaleY: 0.6, color }),
    );
    const land = sequence(fall(120), eased(rotateBy(0.6, 90), bounceOut));
    return {
      action: spawn(tiles.map((tile) => targeted(tile, land))),
      duration: 3,
      end: { tile: { y: 300, rotation: 90 }, 'tile 3': { y: 300, rotation: 90 } },
    };
  },
};
