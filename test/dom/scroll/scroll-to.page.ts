import { callFunc, quadraticIn, sequence } from 'rx-motion';
import { domTarget, type ScrollInView, scrollTo } from 'rx-motion/dom';
import { Subject } from 'rxjs';
import { find, thrownBy } from '../../browser/elements.js';
import type { PageCase } from '../../browser/in-page.js';

const body = (style = ''): string => `
  <div id="it" style="width: 200px; height: 200px; overflow: auto; scrollbar-width: none; ${style}">
    <div id="above" style="width: 1000px; height: 600px"></div>
    <div id="goal" style="margin-inline-start: 300px; width: 100px; height: 50px"></div>
    <div style="width: 1000px; height: 1350px"></div>
  </div>`;

type Given = Parameters<typeof scrollTo> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * Scrolls a target by an action of a second. Returns what shows times of it, and says where `#it` is then; the errors,
 * and whether it has ended.
 */
function scrolling(...[to, curve]: Given): (...times: readonly number[]) => unknown[] {
  return scrollingOf(find(), to, curve);
}

function scrollingOf(target: Element, ...[to, curve]: Given): (...times: readonly number[]) => unknown[] {
  const time$ = new Subject<number>();
  const said: string[] = [];
  const action = sequence(
    scrollTo(1, to, curve),
    callFunc(() => said.push('ended')),
  );
  time$.pipe(action.on(target)).subscribe({ error: (error: unknown) => said.push(String(error)) });
  return (...times) =>
    times.flatMap((time) => {
      time$.next(time);
      const { scrollLeft: x, scrollTop: y } = find();
      return [`${Math.round(x) + 0}, ${Math.round(2 * y) / 2}`, ...said.splice(0)];
    });
}

const inView = (more: Partial<ScrollInView> = {}): ScrollInView => ({ element: find('#goal'), ...more });
const goals: readonly (readonly [name: string, given: () => Given, half: string, end: string])[] = [
  ['a position', () => [{ x: 100, y: 400 }], '50, 200', '100, 400'],
  ['one axis', () => [{ y: 400 }], '0, 200', '0, 400'],
  ['a place along a curve', () => [{ y: 400 }, quadraticIn], '0, 100', '0, 400'],
  ['its own end', () => [{ y: 1e6 }], '0, 900', '0, 1800'],
  ['an element', () => [inView()], '0, 300', '0, 600'],
  ['the middle of an element', () => [inView({ align: 'center', offset: 1 })], '0, 263', '0, 526'],
  ['the end of an element', () => [inView({ align: 'end', offset: 10 })], '0, 230', '0, 460'],
  ['an element along x', () => [inView({ axis: 'x', offset: -20 })], '140, 0', '280, 0'],
];
const styles: readonly (readonly [style: string, more: Partial<ScrollInView>, half: string, end: string])[] = [
  ['scroll-behavior: smooth', {}, '0, 300', '0, 600'],
  ['scroll-padding: 20px 0 40px', {}, '0, 290', '0, 580'],
  // It counts from where the content begins.
  ['direction: rtl', { axis: 'x' }, '-150, 0', '-300, 0'],
];

/** Four sheets, each as high as the scroller that snaps to them. */
const snapping = `<div id="it" style="height: 200px; overflow: auto; scroll-snap-type: y mandatory">
  ${'<p style="margin: 0; height: 200px; scroll-snap-align: start"></p>'.repeat(4)}</div>`;

const wheel = (): Event => new WheelEvent('wheel', { bubbles: true });
const press = (key: string): Event => new KeyboardEvent('keydown', { key, bubbles: true });
const fields = '<input><textarea></textarea><b contenteditable><i></i></b><select></select><input type="radio">';

export const cases: readonly PageCase[] = [
  ...goals.map(([name, given, half, end]) => ({
    name: `goes to ${name}`,
    body: body(),
    run: () => scrolling(...given())(0, 0.5, 1),
    is: ['0, 0', half, end, 'ended'],
  })),
  ...styles.map(([style, more, half, end]) => ({
    name: `goes smoothly with ${style}`,
    body: body(style),
    run: () => scrolling(inView(more))(0, 0.5, 1),
    is: ['0, 0', half, end, 'ended'],
  })),
  {
    name: 'does not snap before it has ended',
    body: snapping,
    run: () => [...scrolling({ y: 400 })(0, 0.125, 0.5, 0.875, 1), ...scrolling({ y: 210 })(1)],
    is: ['0, 0', '0, 50', '0, 200', '0, 350', '0, 400', 'ended', '0, 200', 'ended'],
  },
  {
    name: 'goes back in time, and to the position that the element has at the end',
    body: body(),
    run() {
      const show = scrolling(inView());
      const seen = show(0, 0.75, 0.25);
      find('#above').style.height = '800px';
      return [...seen, ...show(1)];
    },
    is: ['0, 0', '0, 450', '0, 150', '0, 800', 'ended'],
  },
  {
    name: 'scrolls by an element in another scroller, as it is shown',
    body: `<div id="it" style="overflow: auto; height: 200px"><div id="inner" style="overflow: auto; height: 500px">
      <div style="height: 100px"></div><div id="goal" style="height: 40px"></div><div style="height: 900px"></div></div></div>`,
    run() {
      find('#inner').scrollTop = 40;
      return scrolling(inView())(1);
    },
    is: ['0, 60', 'ended'],
  },
  {
    name: 'accepts a domTarget and the page',
    body: `<div style="height: 5000px"></div>${body()}`,
    run() {
      const seen = scrollingOf(domTarget(find()) as object as Element, { y: 400 })(1);
      scrollingOf(document.documentElement, { y: 400 })(0.5);
      return [...seen, scrollY];
    },
    is: ['0, 400', 'ended', 200],
  },
  ...(
    [
      ['a wheel', '#it', wheel, true],
      ['a touch', '#it', () => new Event('touchmove', { bubbles: true }), true],
      ...[' ', 'ArrowUp', 'PageDown', 'Home', 'End', 'Tab'].map(
        (key) => [key, '#goal', () => press(key), true] as const,
      ),
      ...['a', 'Shift', 'Enter', 'Homer'].map((key) => [key, '#goal', () => press(key), false] as const),
      // Keys that type, or move the caret in a field.
      ...['input', 'textarea', 'i', 'select'].flatMap((field) =>
        [' ', 'ArrowUp', 'Home', 'End'].map((key) => [`${key} in ${field}`, field, () => press(key), false] as const),
      ),
      ['PageDown in a field', 'input', () => press('PageDown'), true],
      ['Tab in a field', 'textarea', () => press('Tab'), true],
      ['ArrowDown on a button', '[type=radio]', () => press('ArrowDown'), true],
    ] as const
  ).map(([name, selector, event, isInterrupted]) => ({
    name: `is ${isInterrupted ? '' : 'not '}interrupted by a user, and ends at its planned time: ${name}`,
    body: body(),
    run() {
      find('#goal').innerHTML = fields;
      const show = scrolling({ y: 400 });
      show(0, 0.25);
      find(selector).dispatchEvent(event());
      return [...show(0.5, 1), document.getAnimations().length];
    },
    is: isInterrupted ? ['0, 100', '0, 100', 'ended', 0] : ['0, 200', '0, 400', 'ended', 0],
  })),
  {
    name: 'no longer listens when it has ended',
    body: body(),
    run() {
      const show = scrolling({ y: 400 });
      show(0, 1);
      find().dispatchEvent(wheel());
      return show(0.5);
    },
    is: ['0, 200'],
  },
  {
    name: 'refuses a target that is not an element',
    body: body(),
    run: () => scrollingOf({} as Element, { y: 400 })(0),
    is: [
      '0, 0',
      'TypeError: scrollTo: element must be an element of a page, such as document.documentElement, got an object',
    ],
  },
  {
    name: 'refuses other goals',
    run: () =>
      [
        {},
        { x: NaN },
        { element: 'body' },
        { element: document.body, align: 'top' },
        { element: document.body, offset: '1' },
        { element: document.body, axis: 'z' },
      ].map((to) => thrownBy(() => scrollTo(1, to))),
    is: [
      'TypeError: scrollTo: to must be an object with x, y or element, got an object',
      'RangeError: scrollTo: x must be a finite number, got NaN',
      'TypeError: scrollTo: element must be an element, got "body"',
      'RangeError: scrollTo: align must be "start" or "center" or "end", got "top"',
      'TypeError: scrollTo: offset must be a number, got "1"',
      'RangeError: scrollTo: axis must be "x" or "y", got "z"',
    ],
  },
];
