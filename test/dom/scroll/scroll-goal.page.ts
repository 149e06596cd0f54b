/** Random scrollers, in which `scrollTo` and the browser's own `scrollIntoView` are compared. */
import { scrollTo } from 'rx-motion/dom';
import { of } from 'rxjs';
import { randomFrom } from '../../random-from.js';

/** What differs, by more than the pixel to which both round. */
export function differences(seeds: readonly number[]): string[] {
  return seeds.flatMap((seed) => {
    const random = randomFrom(seed * 7919);
    random();
    const some = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
    const scroller = document.createElement('div');
    scroller.style.cssText = `width: 200px; height: 150px; overflow: scroll; ${some(SCROLLERS)}; ${some(SCROLLERS)}`;
    const inside = some(['<i></i>', '<p><i></i></p>', '<div style="position: relative; height: 300px"><i></i></div>']);
    scroller.innerHTML = `<div style="width: 900px; height: 700px; padding: 300px; ${some(PARTS)}">${inside}</div>`;
    const element = scroller.querySelector('i')!;
    element.style.cssText = `display: block; width: ${some([20, 350])}px; height: ${some([30, 260])}px; ${some(PARTS)}; ${some(MARGINS)}`;
    document.body.replaceChildren(scroller);

    const align = some(['start', 'center', 'end'] as const);
    const axis = some(['x', 'y'] as const);
    const seen = (): number => (axis === 'x' ? scroller.scrollLeft : scroller.scrollTop);
    of(1).pipe(scrollTo(1, { element, align, axis }).on(scroller)).subscribe();
    const found = seen();
    scroller.scrollTo(0, 0);
    element.scrollIntoView({ block: align, inline: align, behavior: 'instant' });
    if (Math.abs(found - seen()) <= 1) return [];
    return [`${seed}: ${axis} ${align} ${found} instead of ${seen()} in ${scroller.outerHTML}`];
  });
}

const SCROLLERS = [
  ...['', 'direction: rtl', 'border: 7px solid', 'padding: 12px', 'scroll-padding: 20px 10px', 'scroll-padding: 10%'],
  ...['zoom: 1.5', 'scroll-behavior: smooth', 'position: relative', 'scrollbar-width: none'],
];
const PARTS = [
  '',
  'position: relative; left: 30px; top: -40px',
  'transform: translate(25px, 35px)',
  'margin: 50px',
  'zoom: 2',
];
const MARGINS = ['', '', 'scroll-margin: 30px', 'scroll-margin-top: 80px', 'scroll-margin: 5px 10px 15px 20px'];
