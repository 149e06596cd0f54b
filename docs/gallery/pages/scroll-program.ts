/** Scrolling as time, as a program of its own. */
export const scrollProgram: string = `import { at, backOut, eased, fadeTo, moveBy, rotateBy, spawn, targeted } from 'rx-motion';
import { domTarget, scrollTime } from 'rx-motion/dom';

// A page that is five windows long, and three things that stay in view.
document.body.style.height = '500vh';
const add = (text: string, top: number) => {
  const element = document.createElement('div');
  element.textContent = text;
  element.style.cssText = \`position: fixed; left: 2rem; top: \${top}rem; font-size: 2rem; line-height: 1; color: tomato\`;
  document.body.append(element);
  return domTarget(element);
};
const [ball, box, words] = [add('●', 2), add('■', 5), add('Scroll back: everything goes back.', 8)];
words!.opacity = 0;

// One action of three seconds; each thing has its own second.
const story = spawn(
  targeted(ball!, moveBy(3, { x: 240 })),
  targeted(box!, at(1, eased(rotateBy(1, 180), backOut))),
  targeted(words!, at(2, fadeTo(1, 1))),
);

// The scroll position is its time.
scrollTime(document.documentElement, { duration: story.duration }).pipe(story.on(null)).subscribe();
`;
