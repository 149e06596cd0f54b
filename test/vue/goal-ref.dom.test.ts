import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import { cssValues } from 'rx-motion';
import { motionKey, useGlide, useSpring } from 'rx-motion/vue';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { createSSRApp, defineComponent, h, nextTick, reactive, type Ref, ref } from 'vue';
import { vuePage } from './vue-page.js';

const frame$ = new Subject<number>();

/** Calls a function in the `setup` of a component. */
function inSetup<R>(make: () => R, reduced$ = new BehaviorSubject(false)) {
  let made!: R;
  const component = defineComponent(() => {
    made = make();
    return () => null;
  });
  return { ...vuePage(component, { frame$, reduced$ }), made };
}

function step(...dts: readonly number[]): void {
  for (const dt of dts) frame$.next(dt);
}

describe('useSpring', () => {
  it('follows a goal, rests exactly at it, and stops on unmount', async () => {
    const goal = ref(0);
    const { made: shown, change, unmount } = inSetup(() => useSpring(() => goal.value, { duration: 0.5 }));
    expect(shown.value).toBe(0);
    await change(() => (goal.value = 100));
    step(0, 0.125, 0.125);
    expect(shown.value).toBeGreaterThan(50);
    await change(() => (goal.value = 40));
    for (let count = 0; count < 99; count++) step(0.125);
    expect(shown.value).toBe(40);
    expect(frame$.observed).toBe(false);
    await change(() => (goal.value = 0));
    expect(frame$.observed).toBe(true);
    unmount();
    expect(frame$.observed).toBe(false);
  });

  it('follows refs, reactive objects and colours', async () => {
    const width = ref(0);
    const point = reactive({ x: 0, y: 0 });
    const color = ref('#000');
    const { made, change, unmount } = inSetup(() => ({
      width: useSpring(width),
      point: useSpring(point),
      color: useSpring(color, { mix: cssValues() }),
    }));
    expectTypeOf(made.width).toEqualTypeOf<Readonly<Ref<number>>>();
    expectTypeOf(made.point).toEqualTypeOf<Readonly<Ref<{ x: number; y: number }>>>();
    await change(() => {
      width.value = 9;
      point.x = 5;
      color.value = '#fff';
    });
    for (let count = 0; count < 200; count++) step(0.125);
    expect({ width: made.width.value, point: made.point.value, color: made.color.value }).toEqual({
      width: 9,
      point: { x: 5, y: 0 },
      color: 'rgb(255, 255, 255)',
    });
    unmount();
  });

  it('jumps while motion is reduced, and with options that are undefined', async () => {
    const goal = ref(0);
    const reduced$ = new BehaviorSubject(true);
    const { made, change, unmount } = inSetup(
      () => useSpring(goal, { frame$: undefined, reduced$: undefined }),
      reduced$,
    );
    await change(() => (goal.value = 100));
    expect(made.value).toBe(100);
    reduced$.next(false);
    await change(() => (goal.value = 0));
    step(0, 0.01);
    expect(made.value).toBeLessThan(100);
    expect(made.value).toBeGreaterThan(0);
    unmount();
    expect(reduced$.observed).toBe(false);
  });

  it('shows what a server has rendered until its goal changes', async () => {
    const goal = ref(40);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<p>40</p>';
    const app = createSSRApp(
      defineComponent(() => {
        const shown = useSpring(goal);
        return () => h('p', shown.value);
      }),
    ).provide(motionKey, { frame$, reduced$: of(false) });
    const paragraph = container.firstChild;
    app.mount(container);
    goal.value = 0;
    await nextTick();
    step(0, 9);
    await nextTick();
    expect(container.firstChild).toBe(paragraph);
    expect(container.textContent).toBe('0');
    app.unmount();
  });
});

describe('useGlide', () => {
  it('reaches each goal a fixed time after it was set', async () => {
    const goal = ref(10);
    const { made, change, unmount } = inSetup(() => useGlide(goal, 1, (t) => t));
    await change(() => (goal.value = 20));
    step(0, 0.5);
    expect(made.value).toBe(15);
    step(0.5);
    expect(made.value).toBe(20);
    unmount();
  });
});
