import { moveTo, play } from 'rx-motion';
import { threeTarget } from 'rx-motion/three';
import { of } from 'rxjs';

export function exercise() {
  const triple = () => ({ x: 0, y: 0, z: 0 });
  const moon = {
    position: triple(),
    rotation: triple(),
    scale: { x: 1, y: 1, z: 1 },
    visible: true,
    parent: null,
    removeFromParent: () => undefined,
  };
  play(moveTo(1, { x: 10, z: -4 }), threeTarget(moon), of(0, 1)).subscribe();
  if (moon.position.z !== -4) throw new Error(`a moon stands at z = ${moon.position.z}`);
}
