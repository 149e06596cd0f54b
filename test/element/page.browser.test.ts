import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly boxes: HTMLElement[];
  /** How many writes there were since the last call: in all, and to one element at most. */
  readonly written: () => { readonly all: number; readonly most: number };
  readonly asked: string[];
  readonly clock: { readonly next: (dt: number) => void };
  readonly flush: () => void;
};

/** Boxes, and observers of their styles. */
const boxes = `
  import { Subject } from 'rxjs';
  import { ActionManager, fadeTo, jumpBy, moveBy, moveTo, play, repeatForever, rotateBy, scaleTo, spawn } from 'rx-motion';
  import { domTarget, flush } from 'rx-motion/dom';
  export { flush };
  export const boxes = Array.from({ length: 20 }, () => document.body.appendChild(document.createElement('div')));
  const targets = boxes.map((box) => domTarget(box));

  let taken: MutationRecord[] = [];
  const records = new MutationObserver((more) => taken.push(...more));
  records.observe(document.body, { subtree: true, attributes: true });
  export const written = () => {
    const counts = new Map();
    for (const { target } of taken) counts.set(target, (counts.get(target) ?? 0) + 1);
    const all = taken.length;
    taken = [];
    return { all, most: Math.max(0, ...counts.values()) };
  };`;

describeInChromium('the writes of a frame', ({ open }) => {
  it('reach each element once, however many actions and clocks animate it', async () => {
    const { page, step } = await open({
      script: `${boxes}
        for (const target of targets) {
          play(repeatForever(moveBy(1, { x: 10, y: 5 })), target).subscribe();
          play(repeatForever(jumpBy(1, { x: 0, y: 0 }, 20, 2)), target).subscribe();
          play(repeatForever(rotateBy(1, 360)), target).subscribe();
        }`,
    });
    await step(0.25);
    await page.evaluate(() => exported.written());
    for (let frame = 0; frame < 3; frame++) {
      await step(1 / 64);
      expect(await page.evaluate(() => exported.written())).toEqual({ all: 20, most: 1 });
    }
  });

  it('touch no property that has not changed', async () => {
    const { page, step } = await open({
      script: `${boxes}
        const manager = new ActionManager(frame$);
        import { frame$ } from 'rx-motion';
        for (const target of targets) {
          manager.runAction(spawn(moveTo(1, { x: 10, y: 5 }), scaleTo(1, 2), fadeTo(2, 0.5)), target);
        }`,
    });
    await step(0.25, 2);
    await page.evaluate(() => exported.written());
    await step(0.25);
    // The transform and the opacity.
    expect(await page.evaluate(() => exported.written())).toEqual({ all: 40, most: 2 });
    await step(0.5);
    await page.evaluate(() => exported.written());
    await step(0.25);
    // Only the fade still runs.
    expect(await page.evaluate(() => exported.written())).toEqual({ all: 20, most: 1 });
    await step(0.25, 8);
    await page.evaluate(() => exported.written());
    await step(0.25);
    expect(await page.evaluate(() => exported.written())).toEqual({ all: 0, most: 0 });
  });

  it('read nothing from the page, nor back what they have written', async () => {
    const { page, step } = await open({
      script: `${boxes}
        for (const target of targets) {
          play(repeatForever(spawn(moveBy(1, { x: 10 }), scaleTo(1, 2), rotateBy(1, 5), fadeTo(1, 0))), target).subscribe();
        }
        export const asked: string[] = [];
        const watch = (owner: object, name: string) => {
          const property = Object.getOwnPropertyDescriptor(owner, name)!;
          const kind = property.get ? 'get' : 'value';
          const original = property[kind];
          Object.defineProperty(owner, name, {
            ...property,
            [kind](...values: unknown[]) { asked.push(name); return original.apply(this, values); },
          });
        };
        watch(globalThis, 'getComputedStyle');
        watch(CSSStyleDeclaration.prototype, 'getPropertyValue');
        for (const name of ['getBoundingClientRect', 'getClientRects', 'clientWidth', 'clientHeight', 'scrollTop']) watch(Element.prototype, name);
        for (const name of ['offsetWidth', 'offsetHeight', 'offsetLeft', 'offsetTop']) watch(HTMLElement.prototype, name);
        document.body.offsetWidth;`,
    });
    await step(0.25, 2);
    // Once, what is to be given back.
    const first = await page.evaluate(() => exported.asked.splice(0));
    expect([...new Set(first)]).toEqual(['offsetWidth', 'getPropertyValue']);
    await step(0.25, 2);
    expect(await page.evaluate(() => exported.asked)).toEqual([]);
    expect(await page.evaluate(() => exported.boxes[0]!.style.transform)).toContain('scale(1.75, 1.75)');
  });

  it('come right after an event when a slider is the clock', async () => {
    const { page } = await open({
      body: '<input type="range" min="0" max="1" step="any" value="0">',
      script: `${boxes}
        import { fromEvent, map } from 'rxjs';
        const slider = document.querySelector('input')!;
        fromEvent(slider, 'input')
          .pipe(map(() => slider.valueAsNumber), moveTo(1, { x: 100, y: 40 }).on(targets[0]!))
          .subscribe();`,
    });
    await page.locator('input').fill('0.25');
    expect(await page.evaluate(() => exported.boxes[0]!.style.transform)).toBe('translate(25px, 10px)');
    await page.locator('input').fill('0');
    expect(await page.evaluate(() => exported.boxes[0]!.style.transform)).toBe('');
  });

  it('come right after any other clock, or in a call of flush', async () => {
    const { page } = await open({
      script: `${boxes}
        export const clock = new Subject<number>();
        play(moveTo(1, { x: 100, y: 40 }), targets[0]!, clock).subscribe();
        clock.next(0);`,
    });
    const seen = await page.evaluate(async () => {
      const { style } = exported.boxes[0]!;
      exported.clock.next(0.5);
      const before = style.transform;
      await Promise.resolve();
      const after = style.transform;
      exported.clock.next(0.25);
      exported.flush();
      return [before, after, style.transform];
    });
    expect(seen).toEqual(['', 'translate(50px, 20px)', 'translate(75px, 30px)']);
  });
});
