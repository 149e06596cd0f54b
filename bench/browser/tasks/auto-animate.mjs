import autoAnimate from '@formkit/auto-animate';

/** It watches the list, and moves the cards by the browser's own animations. */
export const list = (list) => {
  autoAnimate(list, { duration: 1000, easing: 'linear' });
  return list;
};

export const layout = (list, cards, change) => {
  change();
};
