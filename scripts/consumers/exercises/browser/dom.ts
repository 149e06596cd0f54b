import { moveTo, play } from 'rx-motion';
import { domTarget, flush } from 'rx-motion/dom';
import { of } from 'rxjs';

export function exercise() {
  const box = document.body.appendChild(document.createElement('div'));
  play(moveTo(1, { x: 200, y: 0 }), domTarget(box), of(0, 1)).subscribe();
  flush();
  const { cssText } = box.style;
  box.remove();
  if (!cssText.includes('200px')) throw new Error(`the style of a box is "${cssText}"`);
}
