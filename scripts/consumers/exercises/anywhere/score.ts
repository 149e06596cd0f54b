import { moveTo } from 'rx-motion';
import { sampleAt, score } from 'rx-motion/score';

export function exercise() {
  const ship = { x: 0 };
  const [shown] = sampleAt(score(moveTo(1, { x: 100 }), ship), 0.5);
  if (shown?.x !== 50 || ship.x !== 0)
    throw new Error(`half of a move to 100 is ${String(shown?.x)}, and the ship is at ${ship.x}`);
}
