import { expect, it } from '@jest/globals';
import { ActionManager, moveTo } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';

it('has written the last frame to the page when observers hear of the end', () => {
  const manager = new ActionManager();
  const element = document.createElement('div');
  document.body.append(element);
  const seen: string[] = [];
  const running = manager.runAction(moveTo(1, { x: 8, y: 0 }), domTarget(element));
  running.progress$.subscribe({ complete: () => seen.push(element.style.transform) });
  for (const dt of [0, 1]) manager.update(dt);
  expect(seen).toEqual(['translate(8px, 0px)']);
});
