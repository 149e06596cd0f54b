/** Moves texts in an element, and selects again what was selected in them: a browser drops that. */
export function keepSelection<T>(element: Element, move: () => T): T {
  const selection = element.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return move();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const result = move();
  const isMoved = [anchorNode, focusNode].some((node) => node !== element && element.contains(node));
  if (isMoved) selection.setBaseAndExtent(anchorNode!, anchorOffset, focusNode!, focusOffset);
  return result;
}
