import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { contentSize$ } from '../../../src/dom/scroll/content-size.js';

/** A ResizeObserver with a layout on demand: it reports what it has observed since. */
class Layouts {
  static readonly all: Layouts[] = [];
  readonly observed = new Set<Element>();
  isNew = false;
  private readonly tell: () => void;

  constructor(tell: () => void) {
    this.tell = tell;
    Layouts.all.push(this);
  }

  observe(element: Element): void {
    this.observed.add(element);
    this.isNew = true;
  }

  disconnect(): void {
    this.observed.clear();
    this.isNew = false;
  }

  layOut(): void {
    if (this.isNew) this.tell();
    this.isNew = false;
  }
}

const scope = globalThis as { ResizeObserver?: unknown };
const before = scope.ResizeObserver;
beforeEach(() => {
  Layouts.all.length = 0;
  scope.ResizeObserver = Layouts;
});
afterEach(() => {
  scope.ResizeObserver = before;
});

it('observes an element and its parts, also new ones, while subscribed', async () => {
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.append(first);
  let count = 0;
  const subscription = contentSize$(list, () => list.children).subscribe(() => count++);
  const observed = (): Element[] => Layouts.all.flatMap((layouts) => [...layouts.observed]);
  const layOut = (): void => Layouts.all.forEach((layouts) => layouts.layOut());
  expect(observed()).toEqual([list, first]);
  layOut();
  expect(count).toBe(1);
  list.append(second);
  first.remove();
  await Promise.resolve();
  expect(observed()).toEqual([list, second]);
  layOut();
  expect(count).toBe(2);
  subscription.unsubscribe();
  list.append(first);
  await Promise.resolve();
  expect(observed()).toEqual([]);
});
