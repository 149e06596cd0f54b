import gsap from 'gsap';
import { Flip } from 'gsap/Flip';
import { SplitText } from 'gsap/SplitText';

gsap.registerPlugin(Flip, SplitText);

export const text = (element) => {
  const split = SplitText.create(element, { type: 'chars' });
  return () => split.revert();
};

export const layout = (list, cards, change) => {
  const state = Flip.getState(cards);
  change();
  const run = Flip.from(state, { duration: 1, ease: 'none' });
  return () => run.kill();
};
