import { flip } from '../../../src/layout/index.ts';
import { linear, play } from '../../../src/index.ts';
import { splitText } from '../../../src/text/index.ts';

export const text = (element) => splitText(element, { by: 'chars' }).revert;

export const layout = (list, cards, change) => {
  const run = play(flip(cards, change, { duration: 1, curve: linear })).subscribe();
  return () => run.unsubscribe();
};
