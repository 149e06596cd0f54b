import { eased, orbitCamera, sequence, sineInOut, targeted } from 'rx-motion';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'orbitCamera',
  cocos: 'OrbitCamera',
  text: 'Moves the eye around the card that it looks at. In the page this becomes a matrix3d; on a canvas, the same without perspective.',
  tryIt: 'Switch to Canvas: there the card has no perspective.',
  stage: 'dom',
  build(stage) {
    const card = stage.add('card', { x: 320, y: 180 });
    const around = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 360, angleX: 0, deltaAngleX: 0 };
    const across = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 60, angleX: -50, deltaAngleX: 100 };
    const flight = sequence(eased(orbitCamera(1.8, around), sineInOut), eased(orbitCamera(1.4, across), sineInOut));
    return { action: targeted(card, flight), end: { card: { x: 320, y: 180 } } };
  },
};
