import { domTarget, enter, styleTo } from '../../../src/dom/index.ts';
import { ActionManager, frame$, moveTo, sequence } from '../../../src/index.ts';

const manager = new ActionManager(frame$);
const moves = (durations, points) => sequence(durations.map((duration, i) => moveTo(duration, points[i])));

export const element = (element, seconds, x, y) => manager.runAction(moveTo(seconds, { x, y }), domTarget(element));
export const sprite = (sprite, seconds, x, y) => manager.runAction(moveTo(seconds, { x, y }), sprite);
export const arrival = (element, seconds, x, y) => enter(element, moveTo(seconds, { x, y })).subscribe();
export const style = (element, seconds, width, grey) =>
  manager.runAction(styleTo(seconds, { width, backgroundColor: `rgb(${grey}, ${grey}, ${grey})` }), domTarget(element));
export const css = (element, seconds, percent, grey) =>
  manager.runAction(
    styleTo(seconds, { width: `${percent}%`, backgroundColor: `rgb(${grey} ${grey} ${grey} / 0.5)` }),
    domTarget(element),
  );
export const elementSequence = (element, durations, points) =>
  manager.runAction(moves(durations, points), domTarget(element));
export const spriteSequence = (sprite, durations, points) => manager.runAction(moves(durations, points), sprite);
export const stop = (running) => running.stop();
