/**
 * Where two lists of marbles, or of subscriptions, are not the same: all of their lines, marked like a diff.
 *
 * @param tolerance By how much numbers may differ.
 * @returns Undefined where they are the same.
 */
export function differenceOf(actual: unknown, expected: unknown, tolerance: number): string | undefined {
  if (isClose(actual, expected, tolerance)) return undefined;
  const [mine, theirs] = [actual, expected].map((list) => (Array.isArray(list) ? (list as unknown[]) : [list])) as [
    unknown[],
    unknown[],
  ];
  const lines: string[] = [];
  for (let index = 0; index < Math.max(mine.length, theirs.length); index++) {
    const there = index < theirs.length;
    const here = index < mine.length;
    if (there && here && isClose(mine[index], theirs[index], tolerance)) {
      lines.push(`  ${lineOf(mine[index])}`);
    } else {
      if (there) lines.push(`- ${lineOf(theirs[index])}`);
      if (here) lines.push(`+ ${lineOf(mine[index])}`);
    }
  }
  return lines.join('\n');
}

function isClose(a: unknown, b: unknown, tolerance: number): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= tolerance;
  if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = keysOf(a);
  // A Map or a Date keeps what it is elsewhere; an empty object or array has nothing to differ in.
  if (keys.length === 0 && !Array.isArray(a) && Object.prototype.toString.call(a) !== '[object Object]') return false;
  return (
    keys.length === keysOf(b).length && keys.every((key) => Object.hasOwn(b, key) && isClose(a[key], b[key], tolerance))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What two objects are compared by; of an error not where it was made. */
function keysOf(value: object): string[] {
  return value instanceof Error ? ['name', 'message'].filter((key) => Object.hasOwn(value, key)) : Object.keys(value);
}

interface Marble {
  readonly frame: number;
  readonly notification: { readonly kind: 'N' | 'E' | 'C'; readonly value?: unknown; readonly error?: unknown };
}

/** A marble as `frame  kind value`; a subscription as `from – to`; anything else as it is. */
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

/** A value in one line. */
export function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (isObject(value)) return JSON.stringify(value);
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
