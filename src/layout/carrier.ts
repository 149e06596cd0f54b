import { type Seen, ownDistance, pageDistance } from './seen.js';

/** An element that glides, and carries those in it along. */
export interface Carrier {
  was: Seen;
  readonly now: Seen;
  /** Whether it is scaled, so that what is in it is scaled with it. */
  isScaled: boolean;
  /** Whether its direct children glide with it. */
  takesChildren: boolean;
}

/** The innermost of the elements around one that glides; undefined if none does. */
export function carrierOf(element: Element, carriers: ReadonlyMap<Element, Carrier>): Carrier | undefined {
  if (carriers.size === 0) return undefined;
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    const carrier = carriers.get(outer);
    if (carrier !== undefined) return carrier;
  }
  return undefined;
}

/** Where an element is seen that is carried to where its carrier was seen. */
export function carried(seen: Seen, { was, now, isScaled }: Carrier): Seen {
  const [x, y] = isScaled ? [was.width / (now.width || 1), was.height / (now.height || 1)] : [1, 1];
  const { a, b, c, d } = seen.around;
  const own = ownDistance(seen.around, seen.x - now.x, seen.y - now.y);
  const around = { a: x * a, b: x * b, c: y * c, d: y * d };
  const moved = pageDistance(around, own.x, own.y);
  return { x: was.x + moved.x, y: was.y + moved.y, width: x * seen.width, height: y * seen.height, around };
}
