import { animate, animateLayout, scroll } from 'motion';

const ease = 'linear';

/** Where the browser has timelines of its own, they lead the animation. */
export const scrolled = (cards) => {
  const stops = cards.map((card) =>
    scroll(animate(card.firstChild, { transform: ['none', 'translateX(100px) rotate(90deg)'] }, { ease }), {
      target: card,
      offset: ['start end', 'end start'],
    }),
  );
  return () => stops.forEach((stop) => stop());
};

/** It has no path of its own but that of CSS. */
export const follow = (elements, path, seconds) => {
  const runs = elements.map((element) => {
    element.style.offsetPath = `path("${path}")`;
    return animate(element, { offsetDistance: ['0%', '100%'] }, { duration: seconds, ease });
  });
  return () => runs.forEach((run) => run.stop());
};

export const list = (list) => {
  for (const card of list.children) card.dataset.layout = '';
  return list;
};

export const layout = (list, cards, change) => {
  let run;
  animateLayout(list, change, { duration: 1, ease: 'linear' }).then((controls) => {
    run = controls;
  });
  return () => run.stop();
};
