/** The page of the spring as a program of its own. */
export const dragProgram: string = `import { map, startWith } from 'rxjs';
import { domTarget, drag$ } from 'rx-motion/dom';
import { spring } from 'rx-motion/stream';

const element = document.createElement('div');
element.style.cssText = 'position: absolute; inset: -32px auto auto -32px; width: 64px; height: 64px; border-radius: 50%; background: tomato; cursor: grab';
document.body.append(element);
const ball = domTarget(element);

const home = { x: innerWidth / 2, y: innerHeight / 2 };

// During the drag, its goal is the pointer; then home. The spring keeps position and velocity.
drag$(element)
  .pipe(
    map(({ x, y, isHeld }) => (isHeld ? { x, y } : home)),
    startWith(home),
    spring({ duration: 0.5, bounce: 0.5 }),
  )
  .subscribe((place) => Object.assign(ball, place));
`;
