import { flush } from 'rx-motion/dom';
import type { Observer } from 'rxjs';

/** What a person would notice when a change interrupts motions in a page: jumps of elements and of speeds. */

/** Seconds between two looks. All times should be multiples of it, so that no motion begins in between. */
export const STEP = 1 / 2048;

/** The middle of what is seen of an element, and its size. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Places before a change, in this order with {@link STEP} between them, and after it. */
export type Looks = readonly [earlier: Place, before: Place, after: Place, later: Place];

interface Tolerance {
  /** Whether its size is seen along its axes, and kept. */
  readonly hasSize?: boolean;
  /** Whether its left and upper edge is to stay, not its middle. */
  readonly byEdge?: boolean;
  /** Whether it must keep its velocity. An element at rest, entering or leaving starts with that of its curve. */
  readonly keepsSpeed?: boolean;
  /** The element that is in the place of one, if a framework makes another. */
  readonly successorOf?: (element: HTMLElement) => HTMLElement;
  /** Pixels a second. A layout is in 64ths of a pixel, which counts in so short a time; and what glides slows down. */
  readonly noise?: number;
}

export function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

function opacityOf(element: Element): number {
  return Number(getComputedStyle(element).opacity);
}

/** What is wrong when something changes while elements glide, enter and leave. */
export async function breaksOf(
  elements: Iterable<Element>,
  frame$: Observer<number>,
  change: () => unknown,
  tolerance: Tolerance = {},
): Promise<string[]> {
  const { successorOf = (element: HTMLElement): HTMLElement => element } = tolerance;
  let all = Array.from(elements) as HTMLElement[];
  /** Shows a frame. What it removes is rendered and noticed by observers before anything is painted. */
  const show = (dt: number): Promise<void> => {
    frame$.next(dt);
    return settled();
  };
  const looks: Place[][] = [];
  const look = (): boolean[] => {
    flush();
    looks.push(all.map(placeOf));
    return all.map(({ inert }) => inert);
  };
  // The first frame of a motion adds no time.
  await show(0);
  look();
  const before = all.map(opacityOf);
  await show(STEP);
  const wereLeaving = look();
  // When an element that kept its room is removed, the others start to glide within the step.
  const found = all.filter(({ isConnected }) => isConnected);
  const isQuiet = found.length === all.length;
  await change();
  all = all.map((element) => (found.includes(element) ? successorOf(element) : element));
  const areLeaving = look();
  await show(STEP);
  look();
  const opacities = all.map(opacityOf);
  return all.flatMap((element, index) => {
    if (element.getClientRects().length === 0) return [];
    // It stops at the end of its entry, and reverses at once if it is called back at the very end of its departure.
    const hasEnded = opacities[index] === 1 ? before[index]! < 1 : opacities[index]! < 0.01;
    // A new element starts with the velocity of its curve.
    const keepsSpeed = found.includes(element) && isQuiet && !hasEnded && (wereLeaving[index]! || !areLeaving[index]!);
    return breaks(looks.map((places) => places[index]!) as unknown as Looks, { keepsSpeed, ...tolerance });
  });
}

/** What is wrong: a jump of more than half a pixel, or a velocity that changes by more than 5 %. */
export function breaks(
  looks: Looks,
  { hasSize = true, byEdge = false, keepsSpeed = true, noise = 30 }: Tolerance = {},
): string[] {
  const [a, b, c, d] = byEdge ? (looks.map(edgeOf) as unknown as Looks) : looks;
  const wrong: string[] = [];
  const gap = Math.hypot(c.x - b.x, c.y - b.y);
  const growth = hasSize ? Math.hypot(c.width - b.width, c.height - b.height) : 0;
  if (gap > 0.5 || growth > 0.5) wrong.push(`jumps by ${gap} and grows by ${growth}`);
  if (!keepsSpeed) return wrong;
  const before = velocitiesOf(a, b);
  velocitiesOf(c, d).forEach(([x, y], index) => {
    if (index === 1 && !hasSize) return;
    const [wasX, wasY] = before[index]!;
    const [speed, change] = [Math.hypot(wasX, wasY), Math.hypot(x - wasX, y - wasY)];
    if (speed > noise && change > 0.05 * speed + noise)
      wrong.push(`${index === 0 ? 'velocity' : 'growth'} ${wasX},${wasY} becomes ${x},${y}`);
  });
  return wrong;
}

function edgeOf({ x, y, width, height }: Place): Place {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** That of the middle, and that of the size. */
function velocitiesOf(from: Place, to: Place): readonly (readonly [x: number, y: number])[] {
  return [
    [(to.x - from.x) / STEP, (to.y - from.y) / STEP],
    [(to.width - from.width) / STEP, (to.height - from.height) / STEP],
  ];
}

/** Until a framework has rendered, and the observers of changes were called. */
export async function settled(): Promise<void> {
  for (let task = 0; task < 2; task++) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
    port1.close();
  }
}
