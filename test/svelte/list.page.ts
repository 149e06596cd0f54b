/** Lists in Svelte that change at random moments. */
import { mount, tick, unmount } from 'svelte';
import { runLists } from '../layout/random-lists.js';
import List from './list.svelte';
import { runTransitionsOnFrames } from './transition-time.js';

runTransitionsOnFrames();

export const run = (count: number): Promise<string[]> =>
  runLists(count, (target, first, { leave, leaving }) => {
    const list = mount(List, { target, props: { first, leave, leaving } }) as { show(items: readonly number[]): void };
    return {
      show: (items, isLater) => {
        if (isLater) void tick().then(() => list.show(items));
        else list.show(items);
      },
      unmount: () => void unmount(list),
    };
  });
