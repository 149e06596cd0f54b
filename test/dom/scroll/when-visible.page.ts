import { whenVisible$ } from 'rx-motion/dom';
import { delay, switchMap, take } from 'rxjs';
import { find, listen } from '../../browser/elements.js';
import type { PageCase } from '../../browser/in-page.js';

const tall = '<div style="height: 3000px"></div>';
const box = '<div id="it" style="height: 100px"></div>';

/** Waits until so much was emitted. */
async function filled(seen: readonly unknown[], count: number): Promise<void> {
  while (seen.length < count) await new Promise((done) => setTimeout(done, 5));
}

export const cases: readonly PageCase[] = [
  {
    name: 'emits when an element comes into view and leaves it',
    body: tall + box,
    async run() {
      const { seen } = listen(whenVisible$(find()));
      for (const top of [0, 5000, 0]) {
        const { length } = seen;
        scrollTo({ top, behavior: 'instant' });
        await filled(seen, length + 1);
      }
      return seen;
    },
    is: [false, true, false],
  },
  {
    name: 'reports elements that come into view together in document order',
    body: tall + '<p style="margin: 0; height: 20px"></p>'.repeat(12),
    async run() {
      const seen: number[] = [];
      for (const [index, element] of document.querySelectorAll('p').entries())
        whenVisible$(element).subscribe((visible) => visible && seen.push(index));
      scrollTo({ top: 5000, behavior: 'instant' });
      await filled(seen, 12);
      return seen;
    },
    is: Array.from({ length: 12 }, (_, index) => index),
  },
  {
    name: 'emits to all subscribers of an element, until they unsubscribe',
    body: box,
    async run() {
      const visible$ = whenVisible$(find());
      const { seen } = listen(visible$);
      visible$
        .pipe(
          take(1),
          delay(0),
          switchMap(() => visible$),
          take(1),
        )
        .subscribe((visible) => {
          seen.push(`later ${visible}`);
          find().remove();
        });
      await filled(seen, 3);
      return seen;
    },
    is: [true, 'later true', false],
  },
  {
    name: "uses the observer that a test puts in place of the browser's",
    body: box,
    run() {
      whenVisible$(find()).subscribe();
      Object.assign(globalThis, {
        IntersectionObserver: class {
          readonly observe: (target: Element) => void;
          constructor(look: (entries: readonly object[]) => void) {
            this.observe = (target) => look([{ target, isIntersecting: false }]);
          }
          unobserve(): void {
            // It has nothing to forget.
          }
        },
      });
      return listen(whenVisible$(find())).seen;
    },
    is: [false],
  },
];
