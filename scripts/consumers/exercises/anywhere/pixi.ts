import { play, rotateBy } from 'rx-motion';
import { pixiTarget } from 'rx-motion/pixi';
import { of } from 'rxjs';

export function exercise() {
  const ship = {
    x: 0,
    y: 0,
    zIndex: 0,
    rotation: 0,
    scale: { x: 1, y: 1 },
    skew: { x: 0, y: 0 },
    width: 10,
    height: 10,
    alpha: 1,
    tint: 0xffffff,
    visible: true,
    parent: null,
    removeFromParent: () => undefined,
  };
  play(rotateBy(1, 180), pixiTarget(ship), of(0, 1)).subscribe();
  if (ship.rotation !== Math.PI) throw new Error(`a ship is turned by ${ship.rotation}`);
}
