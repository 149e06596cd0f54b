import { createLayout, splitText } from 'animejs';

export const text = (element) => {
  const split = splitText(element, { words: false, chars: true });
  return () => split.revert();
};

export const list = (list) => ({ list, layout: createLayout(list, { duration: 1000, ease: 'linear' }) });

export const layout = ({ layout }, cards, change) => {
  layout.update(change);
  return () => layout.revert();
};
