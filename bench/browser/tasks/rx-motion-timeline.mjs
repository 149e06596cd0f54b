import { domTarget } from '../../../src/dom/index.ts';
import { moveTo, rotateTo, spawn } from '../../../src/index.ts';
import { score, toKeyframes } from '../../../src/score/index.ts';

/** The keyframes of an action on the browser's own timelines. */
export const scrolled = (cards) => {
  const action = spawn(moveTo(1, { x: 100 }), rotateTo(1, 90));
  const runs = cards.map((card) => {
    const keyframes = toKeyframes(score(action, domTarget(card.firstChild)));
    return card.firstChild.animate(keyframes, { timeline: new ViewTimeline({ subject: card }), fill: 'both' });
  });
  return () => runs.forEach((run) => run.cancel());
};
