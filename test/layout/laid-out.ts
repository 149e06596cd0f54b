/**
 * Gives jsdom a layout: the children of an element are rows of 100 × 20 pixels, below each other, moved and scaled by
 * their inline transforms. What is positioned by itself takes no room.
 */
export function layOut(parent: HTMLElement, width = 100, height = 20): void {
  parent.getClientRects = () => [1] as unknown as DOMRectList;
  parent.getBoundingClientRect = () => rectangle(0, 0, width, 1000);
  const lay = (child: HTMLElement): void => {
    child.getClientRects = () => (child.isConnected ? [1] : []) as unknown as DOMRectList;
    child.getBoundingClientRect = () => {
      const rows = [...(parent.children as Iterable<Element> as Iterable<HTMLElement>)];
      const index = rows.filter(({ style }) => style.position !== 'absolute').indexOf(child);
      const [, x = 0, y = 0] = /translate\(([-\d.e]+)px, ([-\d.e]+)px\)/.exec(child.style.transform) ?? [];
      const [, scaleX = 1, scaleY = 1] = /scale\(([-\d.e]+), ([-\d.e]+)\)/.exec(child.style.transform) ?? [];
      const [wide, high] = [width * Number(scaleX), height * Number(scaleY)];
      const top = index < 0 ? parseFloat(child.style.top) : index * height;
      return rectangle(Number(x) + (width - wide) / 2, top + Number(y) + (height - high) / 2, wide, high);
    };
  };
  for (const child of parent.children) lay(child as HTMLElement);
  const insert = parent.insertBefore.bind(parent);
  parent.insertBefore = (node, next) => {
    lay(node as Node as HTMLElement);
    return insert(node, next);
  };
}

function rectangle(x: number, y: number, width: number, height: number): DOMRect {
  return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height } as DOMRect;
}
