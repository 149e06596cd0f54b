import { follow, moveBy, sequence, spawn, targeted } from 'rx-motion';
import { blue, gold, mint } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'follow',
  cocos: 'Follow',
  text: 'Moves a world so that its hero stays in the middle of the window, as far as the bounds of the world allow. This is a map of the world: when the window has reached an edge, the hero moves on alone.',
  tryIt: 'Pause when the window reaches an edge of the map, and step on with the arrow keys.',
  build(stage) {
    const map = { x: 50, y: 40, width: 540, height: 280 };
    stage.guide({ rect: map });
    for (const [x, y, color] of [
      [120, 110, mint],
      [215, 250, gold],
      [300, 95, blue],
      [395, 240, mint],
      [470, 120, gold],
      [545, 265, blue],
    ] as const) {
      stage.add('block', { x, y, color });
    }
    const window = stage.add('pane', { width: 216, height: 144, x: 158, y: 112 });
    const hero = stage.add('ball', { x: 80, y: 70, width: 28, height: 28 });

    // When the world moves left, the window moves right over the map.
    const world = {
      get x() {
        return window.width / 2 - window.x;
      },
      set x(value) {
        window.x = window.width / 2 - value;
      },
      get y() {
        return window.height / 2 - window.y;
      },
      set y(value) {
        window.y = window.height / 2 - value;
      },
    };
    const walk = sequence(
      moveBy(0.8, { x: 190, y: 30 }),
      moveBy(0.8, { x: 100, y: 170 }),
      moveBy(0.8, { x: 190, y: -70 }),
    );
    const camera = follow(hero, { viewport: window, bounds: map });
    return {
      action: spawn(targeted(hero, walk), targeted(world, camera)),
      duration: 2.4,
      end: { ball: { x: 560, y: 200 }, pane: { x: 482, y: 200 } },
    };
  },
};
