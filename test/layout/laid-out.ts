import { flush } from 'rx-motion/dom';

/** A new parent in the page with a layout, and its children. */
export function laidOut(children: string = '<p></p><p></p>'): [parent: HTMLElement, ...children: HTMLElement[]] {
  document.body.innerHTML = `<div>${children}</div>`;
  const parent = document.querySelector<HTMLElement>('div')!;
  layOut(parent);
  return [parent, ...parent.querySelectorAll<HTMLElement>(':scope > *')];
}

/**
 * Gives jsdom a layout: the children of an element are rows of 100 × 20 pixels, below each other, moved and scaled by
 * their inline transforms. Positioned children take no room.
 */
export function layOut(parent: HTMLElement, width = 100, height = 20): void {
  parent.getClientRects = () => [1] as unknown as DOMRectList;
  parent.getBoundingClientRect = () => rectangle(0, 0, width, 1000);
  const lay = (child: HTMLElement): void => {
    child.getClientRects = () => (child.isConnected ? [1] : []) as unknown as DOMRectList;
    child.getBoundingClientRect = () => {
      const rows = [...(parent.children as Iterable<Element> as Iterable<HTMLElement>)];
      const index = rows.filter(({ style }) => style.position !== 'absolute').indexOf(child);
      const { x, y, scaleX, scaleY } = shownOf(child);
      const [wide, high] = [width * scaleX, height * scaleY];
      const top = index < 0 ? parseFloat(child.style.top) : index * height;
      return rectangle(x + (width - wide) / 2, top + y + (height - high) / 2, wide, high);
    };
  };
  for (const child of parent.children) lay(child as HTMLElement);
  const insert = parent.insertBefore.bind(parent);
  parent.insertBefore = (node, next) => {
    lay(node as Node as HTMLElement);
    return insert(node, next);
  };
}

/** How an element is moved and scaled by its inline transform, which must not rotate it. */
export function shownOf({ style }: HTMLElement): { x: number; y: number; scaleX: number; scaleY: number } {
  flush();
  const shown = { x: 0, y: 0, scaleX: 1, scaleY: 1 };
  for (const [, name, x, y] of style.transform.matchAll(/(\w+)\(([-\d.e]+)(?:px)?, ([-\d.e]+)(?:px)?\)/g)) {
    if (name === 'translate') {
      shown.x += Number(x);
      shown.y += Number(y);
    } else {
      shown.scaleX *= Number(x);
      shown.scaleY *= Number(y);
    }
  }
  return shown;
}

function rectangle(x: number, y: number, width: number, height: number): DOMRect {
  return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height } as DOMRect;
}
