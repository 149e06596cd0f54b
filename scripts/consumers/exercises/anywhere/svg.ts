import { play } from 'rx-motion';
import { followPath } from 'rx-motion/svg';
import { of } from 'rxjs';

export function exercise() {
  const ship = { x: 0, y: 0 };
  play(followPath(1, 'M0 0h50v50'), ship, of(0, 1)).subscribe();
  if (ship.y !== 50) throw new Error(`the ship is at ${ship.x}, ${ship.y}`);
}
