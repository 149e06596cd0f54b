import { afterEach, describe, expect, it } from '@jest/globals';
import { delayTime, moveBy, repeatForever, reverseTime } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { motionKey, useTransition } from 'rx-motion/vue';
import { of, Subject } from 'rxjs';
import {
  createSSRApp,
  defineComponent,
  h,
  KeepAlive,
  nextTick,
  ref,
  Transition,
  TransitionGroup,
  type TransitionProps,
  type VNode,
  vShow,
  withDirectives,
} from 'vue';
import { vuePage } from './vue-page.js';

afterEach(() => {
  document.body.replaceChildren();
  isOpen.value = false;
});

const away = moveBy(1, { x: -40, y: 0 });
const frame$ = new Subject<number>();
const isOpen = ref(false);
let renders = 0;
const note = (): VNode | null => (isOpen.value ? h('p') : null);

/** A component with what a transition animates. */
function moving(
  what: () => VNode | null,
  given: () => ReturnType<typeof useTransition> = () => useTransition(reverseTime(away), away),
  more: TransitionProps = {},
) {
  return defineComponent(() => {
    const motion = given();
    return () => {
      renders++;
      return h('main', h(Transition, { ...motion, ...more }, what));
    };
  });
}
const Note = moving(note);

function step(...dts: readonly number[]): void {
  for (const dt of dts) frame$.next(dt);
}
function x(selector = 'p'): number {
  return domTarget(document.querySelector<HTMLElement>(selector)!).x;
}
describe('useTransition', () => {
  it('animates the element, keeps it until it has left, and renders for no frame', async () => {
    const { container, change, unmount } = vuePage(Note, { frame$ });
    await change(() => (isOpen.value = true));
    expect(x()).toBe(-40);
    const before = renders;
    step(0, 0.5);
    expect(x()).toBe(-20);
    step(0.5);
    expect(document.querySelector('p')!.style.cssText).toBe('');
    expect(renders).toBe(before);
    await change(() => (isOpen.value = false));
    step(0, 0.5);
    expect({ x: x(), inert: document.querySelector('p')!.inert }).toEqual({ x: -20, inert: true });
    step(0.5);
    expect(container.textContent).toBe('');
    expect(document.querySelector('p')).toBeNull();
    unmount();
  });

  it('reverses an element that leaves while it enters, and continues with the one that replaces it', async () => {
    const { change, unmount } = vuePage(Note, { frame$ });
    await change(() => (isOpen.value = true));
    step(0, 0.75);
    const first = document.querySelector('p');
    await change(() => (isOpen.value = false));
    expect(document.querySelector('p')).toBe(first);
    step(0.25);
    expect(x()).toBe(-5);
    await change(() => (isOpen.value = true));
    expect(document.querySelector('p')).not.toBe(first);
    expect({ x: x(), count: document.querySelectorAll('p').length }).toEqual({ x: -5, count: 1 });
    step(0.125);
    expect(x()).toBe(-3.75);
    step(2);
    expect(x()).toBe(0);
    unmount();
  });

  it('continues each of several elements of a list with its own successor', async () => {
    const names = ref(['a', 'b']);
    const list = defineComponent(() => {
      const motion = useTransition(reverseTime(away), away);
      return () =>
        h(TransitionGroup, { tag: 'ul', ...motion }, () => names.value.map((name) => h('li', { key: name, id: name })));
    });
    const { container, change, unmount } = vuePage(list, { frame$ });
    await change(() => (names.value = ['b']));
    step(0, 0.5);
    await change(() => (names.value = []));
    step(0, 0.25);
    const places = [x('#a'), x('#b')];
    expect(places).toEqual([-30, -10]);
    await change(() => (names.value = ['c', 'b', 'a']));
    expect([x('#a'), x('#b'), x('#c')]).toEqual([...places, -40]);
    step(0, 3);
    expect(Array.from(container.querySelectorAll('li'), ({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect([x('#a'), x('#b'), x('#c')]).toEqual([0, 0, 0]);
    unmount();
  });

  it('lets two elements of different keys pass each other, or wait for each other', async () => {
    const page = ref('one');
    const pages = (mode: 'default' | 'out-in') =>
      moving(() => h('p', { key: page.value, id: page.value }), undefined, { mode });
    for (const [mode, count] of [
      ['default', 2],
      ['out-in', 1],
    ] as const) {
      page.value = 'one';
      const { change, unmount } = vuePage(pages(mode), { frame$ });
      await change(() => (page.value = 'two'));
      expect(document.querySelectorAll('p')).toHaveLength(count);
      step(0, 1);
      await nextTick();
      step(0, 1);
      expect(Array.from(document.querySelectorAll('p'), ({ id }) => [id, x('#two')])).toEqual([['two', 0]]);
      unmount();
    }
  });

  it('animates what v-show and KeepAlive hide, with the same element', async () => {
    const [One, Two] = ['i', 'b'].map((name) => defineComponent(() => () => h(name)));
    const kinds = [
      () => withDirectives(h('i'), [[vShow, isOpen.value]]),
      () => h(KeepAlive, () => h(isOpen.value ? One! : Two!)),
    ];
    for (const [index, kind] of kinds.entries()) {
      isOpen.value = true;
      const { change, unmount } = vuePage(moving(kind, undefined, { persisted: index === 0 }), { frame$ });
      const element = document.querySelector('i');
      await change(() => (isOpen.value = false));
      step(0, 0.5);
      await change(() => (isOpen.value = true));
      expect(document.querySelector('i')).toBe(element);
      expect(x('i')).toBe(-20);
      step(3);
      expect({ x: x('i'), display: element!.style.display }).toEqual({ x: 0, display: '' });
      unmount();
    }
  });

  it('stops in mid-run when the component is unmounted', async () => {
    const { change, unmount } = vuePage(Note, { frame$ });
    await change(() => (isOpen.value = true));
    step(0, 0.5);
    expect(frame$.observed).toBe(true);
    unmount();
    expect(frame$.observed).toBe(false);
  });

  it('lets an element leave that was the root of an unmounted component', async () => {
    const isThere = ref(true);
    const root = defineComponent(() => {
      const motion = useTransition(reverseTime(away), away);
      return () => h(Transition, motion, () => (isOpen.value ? h('p') : null));
    });
    isOpen.value = true;
    const { change, unmount } = vuePage(() => h('main', isThere.value ? h(root) : undefined), { frame$ });
    await change(() => (isOpen.value = false));
    await change(() => (isThere.value = false));
    step(0, 0.5);
    expect(x()).toBe(-20);
    step(0.5);
    expect(document.querySelector('p')).toBeNull();
    unmount();
  });

  it('fades for users who want less motion, and without actions', async () => {
    for (const { component, reduced } of [
      { component: Note, reduced: true },
      { component: moving(note, () => useTransition()), reduced: false },
    ]) {
      const { change, unmount } = vuePage(component, { frame$, reduced$: of(reduced) });
      await change(() => (isOpen.value = true));
      const target = domTarget(document.querySelector('p')!);
      expect({ x: target.x, opacity: target.opacity }).toEqual({ x: 0, opacity: 0 });
      step(0, 0.1);
      expect(target.opacity).toBe(0.5);
      step(1);
      await change(() => (isOpen.value = false));
      step(0, 1);
      expect(document.querySelector('p')).toBeNull();
      unmount();
    }
  });

  it('takes a function of the element', async () => {
    const sized = (): ReturnType<typeof useTransition> =>
      useTransition(
        () => delayTime(0),
        ({ id }) => moveBy(1, { x: id.length, y: 0 }),
      );
    const four = (): VNode | null => (isOpen.value ? h('p', { id: 'four' }) : null);
    const { change, unmount } = vuePage(moving(four, sized), { frame$ });
    await change(() => (isOpen.value = true));
    step(0);
    await change(() => (isOpen.value = false));
    step(0, 0.5);
    expect(x()).toBe(2);
    unmount();
  });

  it('enters nothing that a server has rendered, unless it appears', async () => {
    isOpen.value = true;
    for (const appear of [false, true]) {
      const container = document.body.appendChild(document.createElement('div'));
      // What is to appear is hidden in a template by the server.
      container.innerHTML = appear ? '<template><p>Saved</p></template>' : '<p>Saved</p>';
      const element = appear ? container.querySelector('template')!.content.firstChild : container.firstChild;
      const hydrated = defineComponent(() => {
        const motion = useTransition(reverseTime(away), away);
        return () => h(Transition, { ...motion, appear }, () => h('p', 'Saved'));
      });
      const app = createSSRApp(hydrated).provide(motionKey, { frame$ });
      app.mount(container);
      await nextTick();
      expect(container.firstChild).toBe(element);
      expect(x()).toBe(appear ? -40 : 0);
      app.unmount();
      document.body.replaceChildren();
    }
  });

  it('refuses an action without an end', () => {
    expect(() => useTransition(repeatForever(away) as never)).toThrow(RangeError);
  });
});
