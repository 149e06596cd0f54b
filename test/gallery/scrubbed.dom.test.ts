import { expect, it } from '@jest/globals';
import { scrubbed$ } from '../../docs/gallery/shell/scrubbed.js';

it.each([
  ['a mouse', { pointerType: 'mouse', button: 0 }, [10, 20, 30]],
  ['a finger, which may be about to scroll,', { pointerType: 'touch', button: 0 }, [20, 30]],
  ['no other button', { pointerType: 'mouse', button: 2 }, []],
])('is scrubbed by %s', (_, { pointerType, button }, expected) => {
  const element = document.createElement('div');
  const seen: number[] = [];
  // jsdom has no PointerEvent.
  const fire = (type: string, clientX = 0, target: EventTarget = document): void =>
    void target.dispatchEvent(Object.assign(new MouseEvent(type, { clientX, button }), { pointerType }));
  const subscription = scrubbed$(element).subscribe((x) => seen.push(x));
  fire('pointermove', 5);
  fire('pointerdown', 10, element);
  fire('pointermove', 20);
  fire('pointermove', 30);
  fire('pointercancel');
  fire('pointermove', 40);
  expect(seen).toEqual(expected);
  subscription.unsubscribe();
});
