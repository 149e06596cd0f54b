import { isInTree } from './copy.js';

/**
 * The difference between two lists of marbles or subscriptions: all of their lines in the order of time, marked like a
 * diff.
 *
 * @param tolerance By how much numbers may differ.
 * @returns Undefined if they are the same.
 */
export function differenceOf(actual: unknown, expected: unknown, tolerance: number): string | undefined {
  if (isClose(actual, expected, tolerance)) return undefined;
  const [mine, theirs] = [actual, expected].map((list) => (Array.isArray(list) ? (list as unknown[]) : [list])) as [
    unknown[],
    unknown[],
  ];
  const lines: string[] = [];
  let [my, their] = [0, 0];
  while (my < mine.length || their < theirs.length) {
    const ahead = timeAt(mine, my) - timeAt(theirs, their);
    if (ahead === 0 && isClose(mine[my], theirs[their], tolerance)) {
      lines.push(`  ${lineOf(mine[my++])}`);
      their++;
    } else {
      if (ahead >= 0) lines.push(`- ${lineOf(theirs[their++])}`);
      if (ahead <= 0) lines.push(`+ ${lineOf(mine[my++])}`);
    }
  }
  return lines.join('\n');
}

/** The time of a marble or a subscription; of anything else 0. Infinity at the end of the list, and only there. */
function timeAt(list: readonly unknown[], index: number): number {
  if (index >= list.length) return Infinity;
  const { frame, subscribedFrame } = Object(list[index]) as { frame?: number; subscribedFrame?: number };
  return Math.min(frame ?? subscribedFrame ?? 0, Number.MAX_VALUE);
}

/** @param seen The pairs that are close, or being compared: circular values are close unless a difference is found. */
function isClose(a: unknown, b: unknown, tolerance: number, seen = new Map<object, Set<object>>()): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= tolerance;
  if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const others = seen.get(a) ?? new Set();
  if (others.has(b)) return true;
  seen.set(a, others.add(b));
  const mine = membersOf(a);
  const theirs = new Map(membersOf(b));
  // An object with hidden state is close only to itself. Empty objects and arrays are always close.
  if (mine.length === 0 && !isKnown(a)) return false;
  return (
    mine.length === theirs.size &&
    mine.every(([key, part]) => theirs.has(key) && isClose(part, theirs.get(key), tolerance, seen))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The parts of an object to compare and print; for errors, without the stack. */
function membersOf(value: object): [key: string | symbol, part: unknown][] {
  if (value instanceof Error) return Object.entries({ name: value.name, message: value.message });
  if (value instanceof Date) return [['time', value.getTime()]];
  if (isCollection(value)) return Object.entries([...value]);
  const symbols = Object.getOwnPropertySymbols(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  );
  return [...Object.entries(value), ...symbols.map((key) => [key, Reflect.get(value, key)] as [symbol, unknown])];
}

function isCollection(value: object): value is ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> {
  return value instanceof Map || value instanceof Set;
}

/** Whether the parts of an object are its whole state. */
function isKnown(value: object): boolean {
  return Array.isArray(value) || isCollection(value) || Object.prototype.toString.call(value) === '[object Object]';
}

interface Marble {
  readonly frame: number;
  readonly notification: { readonly kind: 'N' | 'E' | 'C'; readonly value?: unknown; readonly error?: unknown };
}

/** Prints a marble, a subscription, or any other value. */
function lineOf(entry: unknown): string {
  if (isObject(entry) && 'notification' in entry) {
    const { frame, notification } = entry as unknown as Marble;
    const time = String(frame).padStart(4);
    if (notification.kind === 'C') return `${time}  complete`;
    return notification.kind === 'E'
      ? `${time}  error ${textOf(notification.error)}`
      : `${time}  ${textOf(notification.value)}`;
  }
  if (isObject(entry) && 'subscribedFrame' in entry) {
    const { subscribedFrame, unsubscribedFrame } = entry as { subscribedFrame: number; unsubscribedFrame: number };
    return `subscribed at ${subscribedFrame}, unsubscribed at ${unsubscribedFrame === Infinity ? 'no time' : unsubscribedFrame}`;
  }
  return textOf(entry);
}

/** A value in one line, like JSON, but with distinct texts for NaN, classes and collections. */
export function textOf(value: unknown, within: readonly object[] = []): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `function ${value.name}`;
  if (!isObject(value)) return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (within.includes(value)) return '[circular]';
  if (isInTree(value)) return `${classOf(value)}{…}`;
  const parts = membersOf(value).map(
    ([key, part]) =>
      [typeof key === 'symbol' ? String(key) : JSON.stringify(key), textOf(part, [...within, value])] as const,
  );
  if (Array.isArray(value)) return `[${parts.map(([, text]) => text).join(',')}]`;
  return `${classOf(value)}{${parts.map((part) => part.join(':')).join(',')}}`;
}

/** The name of its class and a blank; empty for a plain object. */
function classOf(value: object): string {
  const prototype = Object.getPrototypeOf(value) as { readonly constructor?: { readonly name: string } } | null;
  const { name = 'null' } = prototype?.constructor ?? {};
  return name === 'Object' ? '' : `${name} `;
}
