import { expect, it } from '@jest/globals';
import { fadeOut, reverseTime } from 'rx-motion';
import { motionKey, useMotion, useSpring, useTransition, vFlip } from 'rx-motion/vue';
import { BehaviorSubject, Subject } from 'rxjs';
import { createSSRApp, defineComponent, h, ref, Transition, withDirectives } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { checkVue } from '../../src/vue/check-vue.js';

it('renders present elements and goals on a server, and subscribes to nothing', async () => {
  const frame$ = new Subject<number>();
  const reduced$ = new BehaviorSubject(false);
  const out = fadeOut(1);
  const card = defineComponent(async () => {
    useMotion();
    const goal = ref(5);
    const width = useSpring(goal);
    const motion = useTransition(reverseTime(out), out);
    await Promise.resolve();
    // As when data have come.
    goal.value = 40;
    return () =>
      withDirectives(
        h(
          'ul',
          h(Transition, motion, () => h('li', width.value)),
        ),
        [[vFlip]],
      );
  });
  const app = createSSRApp(card).provide(motionKey, { frame$, reduced$ });
  expect(await renderToString(app)).toBe('<ul><li>40</li></ul>');
  expect({ frames: frame$.observed, setting: reduced$.observed }).toEqual({ frames: false, setting: false });
});

it('says which Vue it needs', () => {
  expect(() => checkVue('3.3.13')).toThrow(new Error('rx-motion/vue: needs vue >= 3.4, got 3.3.13'));
  expect(() => checkVue('2.7.16')).toThrow('needs vue >= 3.4');
  for (const version of ['3.4.0', '3.10.1', '4.0.0']) expect(() => checkVue(version)).not.toThrow();
});
