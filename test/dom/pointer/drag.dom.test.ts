import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Subscription } from 'rxjs';
import { drag$ } from '../../../src/dom/pointer/drag.js';
import type { DragOptions } from '../../../src/dom/pointer/drag-options.js';
import type { DragWithin } from '../../../src/dom/pointer/hold.js';
import { domTarget } from '../../../src/element/target/dom-target.js';

let element: HTMLElement;
let seen: DragWithin[];
let subscription: Subscription;

beforeEach(() => {
  document.body.innerHTML = '<p><a href="#">go</a></p>';
  element = document.querySelector('p')!;
  Object.assign(domTarget(element), { x: 5, y: 7 });
  seen = [];
});

afterEach(() => {
  subscription.unsubscribe();
});

function follow(options?: DragOptions): void {
  subscription = drag$(element, options).subscribe((drag) => seen.push(drag));
}

interface At extends PointerEventInit {
  readonly time?: number;
}

/** Fires an event of a pointer at a place and a time in milliseconds. */
function fire(name: string, pageX: number, pageY: number, { time = 0, ...init }: At = {}, on: Node = document): Event {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, ...init });
  const { pointerId = 1 } = init;
  for (const [key, value] of Object.entries({ clientX: pageX, clientY: pageY, pointerId, timeStamp: time }))
    Object.defineProperty(event, key, { value });
  on.dispatchEvent(event);
  return event;
}

it('emits the position under the pointer, and that at which it is released', () => {
  follow();
  fire('pointermove', 90, 90);
  fire('pointerdown', 100, 100, { time: 1000 }, element);
  fire('pointermove', 110, 96, { time: 1010 });
  fire('pointerup', 120, 92, { time: 1020 });
  fire('pointermove', 300, 300, { time: 1030 });
  const still = { x: 0, y: 0 };
  const velocity = { x: 1000, y: -400 };
  expect(seen).toEqual([
    { x: 5, y: 7, inside: { x: 5, y: 7 }, velocity: still, isHeld: true },
    { x: 15, y: 3, inside: { x: 15, y: 3 }, velocity, isHeld: true },
    { x: 25, y: -1, inside: { x: 25, y: -1 }, velocity, isHeld: false },
  ]);
});

it('reports no throw after a rest of a tenth of a second', () => {
  follow();
  fire('pointerdown', 0, 0, { time: 0 }, element);
  fire('pointermove', 50, 0, { time: 10 });
  expect(seen.at(-1)!.velocity.x).toBe(5000);
  fire('pointerup', 50, 0, { time: 111 });
  expect(seen.at(-1)!.velocity.x).toBe(0);
});

it.each([
  ['the browser takes the pointer', () => fire('pointercancel', 0, 0, { time: 20 })],
  ['the button was released out of sight of the page, as in a menu', () => fire('pointermove', 90, 90, { time: 20 })],
  ['Escape is pressed', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
])('ends where it was, without a velocity, when %s', (_name, end) => {
  follow();
  fire('pointerdown', 0, 0, { time: 0, buttons: 1 }, element);
  fire('pointermove', 50, 20, { time: 10, buttons: 1 });
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  end();
  expect(seen.at(-1)).toMatchObject({ x: 55, y: 27, velocity: { x: 0, y: 0 }, isHeld: false });
});

it('follows one pointer at a time, and only its main button', () => {
  follow();
  fire('pointerdown', 0, 0, { button: 2 }, element);
  expect(seen).toEqual([]);
  fire('pointerdown', 0, 0, {}, element);
  fire('pointerdown', 70, 70, { pointerId: 2 }, element);
  fire('pointermove', 80, 80, { pointerId: 2 });
  fire('pointerup', 80, 80, { pointerId: 2 });
  expect(seen).toHaveLength(1);
});

it('lets clicks through, except for the one that ends a drag', () => {
  const link = element.querySelector('a')!;
  let clicks = 0;
  link.addEventListener('click', () => clicks++);
  follow();
  const press = (way: number): Event => {
    fire('pointerdown', 0, 0, {}, link);
    fire('pointermove', way, 0);
    fire('pointermove', 0, 0);
    fire('pointerup', 0, 0);
    return fire('click', 0, 0, { detail: 1 }, link);
  };
  expect(press(3).defaultPrevented).toBe(false);
  expect(press(4).defaultPrevented).toBe(true);
  fire('click', 0, 0, { detail: 0 }, link);
  expect(clicks).toBe(2);
  expect(fire('dragstart', 0, 0, {}, link).defaultPrevented).toBe(true);
});

it.each(['input', 'a'])('lets a click on an element that does not drag through after a drag: %s', (name) => {
  element.innerHTML = '<input type="checkbox"><a href="#">go</a>';
  const clicked = element.querySelector(name)!;
  if (name === 'a') clicked.addEventListener('pointerdown', (event) => event.stopPropagation());
  follow();
  fire('pointerdown', 0, 0, {}, element);
  fire('pointerup', 50, 0);
  expect(fire('click', 50, 0, { detail: 1 }, element).defaultPrevented).toBe(true);
  fire('pointerdown', 0, 0, {}, clicked);
  expect(fire('click', 0, 0, { detail: 1 }, clicked).defaultPrevented).toBe(false);
  expect(seen).toHaveLength(2);
});

it('does not drag by a field, also if that is inside a component', () => {
  follow();
  const shadow = element.querySelector('a')!.appendChild(document.createElement('span')).attachShadow({ mode: 'open' });
  shadow.innerHTML = '<input><i></i>';
  const press = (name: string): Event => fire('pointerdown', 0, 0, { composed: true }, shadow.querySelector(name)!);
  press('input');
  expect(seen).toHaveLength(0);
  press('i');
  expect(seen).toHaveLength(1);
});

it('stops in the middle of a drag', () => {
  follow();
  fire('pointerdown', 0, 0, {}, element);
  subscription.unsubscribe();
  fire('pointermove', 50, 0);
  expect(seen).toHaveLength(1);
});

it('rejects anything but an element, and other axes', () => {
  follow();
  expect(() => drag$(null as never)).toThrow(new TypeError('drag$: element must be an element, got null'));
  expect(() => drag$(element, { axis: 'z' as never })).toThrow(
    new RangeError('drag$: axis must be "x" or "y" or "lock", got "z"'),
  );
});
