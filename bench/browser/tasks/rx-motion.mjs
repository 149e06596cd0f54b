import { domTarget, viewTime } from '../../../src/dom/index.ts';
import { flip } from '../../../src/layout/index.ts';
import { moveTo, play, rotateTo, spawn, uniform } from '../../../src/index.ts';
import { followPath, morphTo } from '../../../src/svg/index.ts';
import { splitText } from '../../../src/text/index.ts';

export const text = (element) => splitText(element, { by: 'chars' }).revert;

export const layout = (list, cards, change) => {
  const run = play(flip(cards, change, { duration: 1, curve: uniform })).subscribe();
  return () => run.unsubscribe();
};

export const scrolled = (cards) => {
  const action = spawn(moveTo(1, { x: 100 }), rotateTo(1, 90));
  const runs = cards.map((card) =>
    viewTime(card)
      .pipe(action.on(domTarget(card.firstChild)))
      .subscribe(),
  );
  return () => runs.forEach((run) => run.unsubscribe());
};

export const follow = (elements, path, seconds) => {
  const action = followPath(seconds, path, { orient: true });
  const runs = elements.map((element) => play(action, domTarget(element)).subscribe());
  return () => runs.forEach((run) => run.unsubscribe());
};

export const morph = (elements, to, seconds) => {
  const action = morphTo(seconds, to);
  const runs = elements.map((element) => play(action, { element }).subscribe());
  return () => runs.forEach((run) => run.unsubscribe());
};
