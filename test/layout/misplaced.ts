/** The displays in which lists are compared: a browser orders the boxes in each of them in its own way. */
export const DISPLAYS: readonly string[] = [
  'display: flex; flex-wrap: wrap',
  'display: block',
  'display: flex; flex-direction: column',
  'display: grid; grid-template-columns: 1fr 1fr 1fr',
  'display: flex; flex-wrap: wrap; flex-direction: row-reverse',
  'display: block; direction: rtl',
];

/**
 * The children of an element that are painted elsewhere than those of a fresh copy, which no motion and no move has
 * touched.
 */
export function misplaced(container: Element): string[] {
  const copy = container.cloneNode(true) as Element;
  const painted = placesIn(container);
  container.after(copy);
  const expected = placesIn(copy);
  copy.remove();
  return painted.flatMap(({ text, x, y }, index) => {
    const place = expected[index]!;
    // Browsers round what they lay out.
    return Math.hypot(x - place.x, y - place.y) < 0.5 ? [] : [`${text} at ${x},${y} instead of ${place.x},${place.y}`];
  });
}

function placesIn(container: Element): { readonly text: string; readonly x: number; readonly y: number }[] {
  const { left, top } = container.getBoundingClientRect();
  return Array.from(container.children, (child) => {
    const box = child.getBoundingClientRect();
    return { text: child.textContent, x: box.left - left, y: box.top - top };
  });
}
