/** Lists in Vue that change at random moments. */
import { useTransition, vFlip } from 'rx-motion/vue';
import { createApp, defineComponent, h, nextTick, shallowRef, TransitionGroup, withDirectives } from 'vue';
import { runLists } from '../layout/random-lists.js';

export const run = (count: number): Promise<string[]> =>
  runLists(count, (place, first, { enter, leave, leaving }) => {
    const items = shallowRef(first);
    const list = defineComponent(() => {
      const motion = useTransition(enter, leave);
      const children = () => items.value.map((item) => h('li', { key: item, 'data-item': item }, `item ${item}`));
      return () =>
        withDirectives(h(TransitionGroup, { tag: 'ul', ...motion }, children), [[vFlip, { leaving, as: 'item' }]]);
    });
    const app = createApp(list);
    app.mount(place);
    return {
      show: (next, isLater) => {
        if (isLater) void nextTick(() => (items.value = next));
        else items.value = next;
      },
      unmount: () => {
        app.unmount();
      },
    };
  });
