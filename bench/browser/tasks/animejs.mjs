import { animate, createLayout, onScroll, splitText, svg } from 'animejs';

export const text = (element) => {
  const split = splitText(element, { words: false, chars: true });
  return () => split.revert();
};

export const list = (list) => ({ list, layout: createLayout(list, { duration: 1000, ease: 'linear' }) });

export const layout = ({ layout }, cards, change) => {
  layout.update(change);
  return () => layout.revert();
};

export const scrolled = (cards) => {
  const runs = cards.map((card) =>
    animate(card.firstChild, {
      x: [0, 100],
      rotate: [0, 90],
      ease: 'linear',
      autoplay: onScroll({ target: card, enter: 'bottom top', leave: 'top bottom', sync: true }),
    }),
  );
  return () => runs.forEach((run) => run.revert());
};

export const follow = (elements, path, seconds, pathElement) => {
  const runs = elements.map((element) =>
    animate(element, { ...svg.createMotionPath(pathElement), ease: 'linear', duration: seconds * 1000 }),
  );
  return () => runs.forEach((run) => run.cancel());
};

export const morph = (elements, to, seconds, toElement) => {
  const runs = elements.map((element) =>
    animate(element, { d: svg.morphTo(toElement), ease: 'linear', duration: seconds * 1000 }),
  );
  return () => runs.forEach((run) => run.cancel());
};
