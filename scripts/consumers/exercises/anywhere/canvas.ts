import { moveTo, play } from 'rx-motion';
import { Sprite } from 'rx-motion/canvas';
import { of } from 'rxjs';

export function exercise() {
  const box = new Sprite({ x: 50, y: 50, width: 40, height: 40 });
  play(moveTo(1, { x: 200, y: 50 }), box, of(0, 1)).subscribe();
  if (box.x !== 200) throw new Error(`a box stands at ${box.x}`);
}
