/** An element and those around it, out to its scroller along an axis, or to the page's if it has no other. */
export function containers(element: Element, axis: 'x' | 'y'): Element[] {
  const { body, scrollingElement: root } = element.ownerDocument;
  const boxes = [element];
  let box = element;
  do {
    // It may be in a shadow tree.
    box = box.assignedSlot ?? box.parentElement ?? (box.getRootNode() as Partial<ShadowRoot>).host ?? root!;
    // The page takes the overflow of its body, unless the root has its own.
    if (box === body && getComputedStyle(root!).overflow === 'visible') box = root!;
    boxes.push(box);
    // A picture of SVG hides its overflow, and does not scroll.
  } while (
    box !== root &&
    (!('offsetTop' in box) || /visible|clip/.test(getComputedStyle(box).getPropertyValue(`overflow-${axis}`)))
  );
  return boxes;
}
