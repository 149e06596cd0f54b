import { expect, it } from '@jest/globals';
import { scrubbed$ } from '../../docs/gallery/shell/scrubbed.js';

it.each([
  ['a mouse', { pointerType: 'mouse', button: 0, down: 0 }, [10, 20, 30]],
  ['a finger that moves aside', { pointerType: 'touch', button: 0, down: 1 }, [20, 30]],
  ['no finger that scrolls', { pointerType: 'touch', button: 0, down: 40 }, []],
  ['no other button', { pointerType: 'mouse', button: 2, down: 0 }, []],
])('is scrubbed by %s', (_, { pointerType, button, down }, expected) => {
  const element = document.createElement('div');
  const seen: number[] = [];
  // jsdom has no PointerEvent.
  const fire = (type: string, clientX = 0, clientY = 0, target: EventTarget = document): void =>
    void target.dispatchEvent(Object.assign(new MouseEvent(type, { clientX, clientY, button }), { pointerType }));
  const subscription = scrubbed$(element).subscribe((x) => seen.push(x));
  fire('pointermove', 5);
  fire('pointerdown', 10, 0, element);
  fire('pointermove', 20, down);
  fire('pointermove', 30, down);
  fire('pointercancel');
  fire('pointermove', 40);
  expect(seen).toEqual(expected);
  subscription.unsubscribe();
});
