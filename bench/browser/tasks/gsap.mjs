import gsap from 'gsap';
import { Flip } from 'gsap/Flip';
import { MorphSVGPlugin } from 'gsap/MorphSVGPlugin';
import { MotionPathPlugin } from 'gsap/MotionPathPlugin';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { SplitText } from 'gsap/SplitText';

gsap.registerPlugin(Flip, MorphSVGPlugin, MotionPathPlugin, ScrollTrigger, SplitText);

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

export const scrolled = (cards) => {
  const runs = cards.map((card) =>
    gsap.fromTo(
      card.firstChild,
      { x: 0, rotation: 0 },
      { x: 100, rotation: 90, ease: 'none', scrollTrigger: { trigger: card, scrub: true } },
    ),
  );
  return () => runs.forEach((run) => run.scrollTrigger.kill());
};

export const follow = (elements, path, duration) => {
  const runs = elements.map((element) =>
    gsap.to(element, { duration, ease: 'none', motionPath: { path, autoRotate: true } }),
  );
  return () => runs.forEach((run) => run.kill());
};

export const morph = (elements, to, duration) => {
  const runs = elements.map((element) => gsap.to(element, { duration, ease: 'none', morphSVG: to }));
  return () => runs.forEach((run) => run.kill());
};
