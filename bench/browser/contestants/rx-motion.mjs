import { domTarget, enter } from '../../../src/dom/index.ts';
import { ActionManager, frame$, moveTo } from '../../../src/index.ts';

const manager = new ActionManager(frame$);

export const element = (element, seconds, x, y) => manager.runAction(moveTo(seconds, { x, y }), domTarget(element));
export const sprite = (sprite, seconds, x, y) => manager.runAction(moveTo(seconds, { x, y }), sprite);
export const arrival = (element, seconds, x, y) => enter(element, moveTo(seconds, { x, y })).subscribe();
