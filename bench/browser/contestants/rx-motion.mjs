import { domTarget } from '../../../src/dom/index.ts';
import { ActionManager, frame$, moveTo } from '../../../src/index.ts';

const manager = new ActionManager(frame$);

export const element = (element, seconds, x, y) => manager.runAction(moveTo(seconds, { x, y }), domTarget(element));
export const sprite = (sprite, seconds, x, y) => manager.runAction(moveTo(seconds, { x, y }), sprite);
