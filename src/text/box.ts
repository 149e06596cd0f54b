/** A rectangle in the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around two. */
export function boxAround(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Whether two boxes of text are in one line: the middle of one is beside the other. */
export function areInOneLine(one: Box, other: Box, isVertical: boolean): boolean {
  const [start, end] = isVertical ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const holdsMiddle = (outer: Box, inner: Box): boolean => {
    const middle = (inner[start] + inner[end]) / 2;
    return outer[start] < middle && middle < outer[end];
  };
  return holdsMiddle(one, other) || holdsMiddle(other, one);
}
