/** Lists in React that change at random moments, in strict mode, also in transitions. */
import { createElement, startTransition, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useFlip, usePresenceList } from 'rx-motion/react';
import { type ListMotion, runLists } from '../layout/random-lists.js';

interface ListProps extends ListMotion {
  readonly first: readonly number[];
}

let set: (items: readonly number[]) => void;

function List({ first, leaving, ...moves }: ListProps) {
  const [items, setItems] = useState(first);
  set = setItems;
  const list = usePresenceList(items, moves);
  const children = list.map(({ item, key, ref }) => createElement('li', { key, ref }, `item ${item}`));
  return createElement('ul', { ref: useFlip<HTMLUListElement>({ leaving }) }, children);
}

export const run = (count: number): Promise<string[]> =>
  runLists(count, (place, first, motion) => {
    const root = createRoot(place);
    flushSync(() => {
      root.render(createElement(StrictMode, null, createElement(List, { first, ...motion })));
    });
    return {
      show: (items, isLater) => {
        (isLater ? startTransition : flushSync)(() => {
          set(items);
        });
      },
      unmount: () => {
        flushSync(() => {
          root.unmount();
        });
      },
    };
  });
