/** What an element lies in, out to what scrolls it along an axis, as in CSS: the root element if the page does. */
export function containers(element: Element, axis: 'x' | 'y'): Element[] {
  const { documentElement: root, body } = element.ownerDocument;
  const boxes: Element[] = [];
  let box = element;
  do {
    box = container(box) ?? root;
    // The page takes the overflow of its body, unless the root has its own.
    if (box === body && getComputedStyle(root).overflow === 'visible') box = root;
    boxes.push(box);
  } while (box !== root && /visible|clip/.test(getComputedStyle(box).getPropertyValue(`overflow-${axis}`)));
  return boxes;
}

/** The element that another one is laid out in, which may be in a shadow tree; null for the page. */
function container(element: Element): Element | null {
  if (/absolute|fixed/.test(getComputedStyle(element).position)) return (element as HTMLElement).offsetParent;
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
