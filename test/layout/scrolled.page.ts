/** Lists with `autoFlip` that are scrolled, or in a scrolled panel or page, and change their elements or their order. */
import { flush } from 'rx-motion/dom';
import { autoFlip } from 'rx-motion/layout';
import { NEVER } from 'rxjs';

const panels: readonly (readonly [outer: string, list: string])[] = [
  ['', 'overflow: auto; height: 200px'],
  ['overflow: auto; height: 200px', ''],
  ['overflow: auto; height: 200px; overflow-anchor: none', ''],
  ['', 'overflow: auto; height: 200px; display: flex; flex-direction: column-reverse'],
  // The page.
  ['height: 3000px', ''],
];
const changes: readonly ((list: Element) => void)[] = [
  (list) => list.lastElementChild!.remove(),
  (list) => {
    for (let count = 0; count < 4; count++) list.lastElementChild!.remove();
  },
  (list) => {
    for (let count = 0; count < 4; count++) list.firstElementChild!.remove();
  },
  (list) => list.append(list.firstElementChild!),
  (list) => list.prepend(list.lastElementChild!),
  (list) => list.children[8]!.classList.toggle('large'),
  (list) => list.append(document.createElement('p')),
  (list) => list.prepend(document.createElement('p')),
];

/** The changes after which elements are not seen where they were. */
export async function jumps(): Promise<string[]> {
  const wrong: string[] = [];
  for (const [outer, own] of panels)
    for (const [index, change] of changes.entries())
      for (const top of [0, 150, 1000]) {
        document.body.innerHTML = `<style>p { margin: 0; height: 40px; flex: none } .large { height: 100px }</style>
          <div style="${outer}"><div style="position: relative; ${own}">${'<p></p>'.repeat(12)}</div></div>`;
        const [panel, list] = [...document.querySelectorAll('div')] as [HTMLDivElement, HTMLDivElement];
        const scrolled = [list, panel].find((one) => one.style.overflow !== '') ?? document.documentElement;
        scrolled.scrollTop = own.includes('reverse') ? -top : top;
        const subscription = autoFlip(list, {}, NEVER);
        const all = [...list.children];
        const tops = (): number[] => all.map((one) => one.getBoundingClientRect().top);
        const before = tops();
        change(list);
        await Promise.resolve();
        flush();
        const far = tops().filter((one, at) => all[at]!.isConnected && Math.abs(one - before[at]!) > 0.5);
        if (far.length > 0) wrong.push(`change ${index} at ${top} in "${outer}" "${own}": ${far.length}`);
        subscription.unsubscribe();
      }
  return wrong;
}
