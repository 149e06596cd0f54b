import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly moved: () => number[][] };

describeInChromium('the attribute transform of a shape', ({ open }) => {
  it('is not lost if the computed style lacks it, as in Safari', async () => {
    const { page } = await open({
      body: `<svg viewBox="0 0 50 50" width="200" height="200">
          <g transform="rotate(90) scale(2)"><rect x="1" y="-9" width="4" height="4" transform="translate(3 4)" /></g>
        </svg>`,
      script: `
        import { NEVER } from 'rxjs';
        import { play } from 'rx-motion';
        import { domTarget, flush } from 'rx-motion/dom';
        import { flip } from 'rx-motion/layout';
        const computed = getComputedStyle;
        globalThis.getComputedStyle = (element: Element) => {
          const style = computed(element);
          const isNone = (name: unknown) => name === 'transform' && (element as HTMLElement).style.transform === '';
          return new Proxy(style, {
            get: (_, name) =>
              name === 'getPropertyValue'
                ? (name: string) => (isNone(name) ? 'none' : style.getPropertyValue(name))
                : isNone(name) ? 'none' : Reflect.get(style, name),
          });
        };
        Element.prototype.computedStyleMap = undefined as never;
        const shape = document.querySelector('rect')!;
        const place = () => { flush(); const { x, y } = shape.getBoundingClientRect(); return [x, y]; };
        export const moved = () => {
          const places = [place()];
          const target = domTarget(shape);
          target.x += 1;
          places.push(place());
          target.x -= 1;
          play(flip('rect', () => shape.setAttribute('x', '9')), null, NEVER).subscribe();
          places.push(place());
          return places;
        };`,
    });
    const [first, moved, flipped] = await page.evaluate(() => exported.moved());
    expect(moved).toEqual([first![0], first![1]! + 8]);
    expect(flipped).toEqual(first);
  });
});
