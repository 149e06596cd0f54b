import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly seen: string[]; readonly tasks: string[] };

describeInChromium('frame$ beside zone.js', ({ open }) => {
  it.each(['first$.subscribe', 'subscribe inside, then outside'])(
    'runs outside of every zone, with any first subscriber: %s',
    async (order) => {
      const { page, step } = await open({
        script: `
          import 'zone.js';
          import { frame$ } from 'rx-motion';
          export const seen: string[] = [];
          export const tasks: string[] = [];
          const view = Zone.current.fork({
            name: 'view',
            onInvokeTask: (delegate, _current, target, task, ...rest) => {
              tasks.push(task.source);
              return delegate.invokeTask(target, task, ...rest);
            },
          });
          const listen = () => frame$.subscribe(() => seen.push(Zone.current.name));
          view.run(listen);
          ${order === 'first$.subscribe' ? '' : 'listen();'}
          view.run(() => requestAnimationFrame(() => undefined));`,
      });
      await step(1 / 64, 3);
      expect(new Set(await page.evaluate(() => exported.seen))).toEqual(new Set(['<root>']));
      // The task that the page made itself in that zone, and none of the loop.
      expect(await page.evaluate(() => exported.tasks)).toEqual(['requestAnimationFrame']);
    },
  );
});
