/** Deep enough for a few operators of RxJS. */
const MOST_FRAMES = 50;

/**
 * Where in the user's sources the current call comes from: `http://localhost/src/menu.ts:12:5`. Undefined if the stack
 * does not tell, for instance because everything is in one bundle.
 */
export function sourcePlace(): string | undefined {
  // Only V8 has a limit.
  const errors = Error as { stackTraceLimit?: number };
  const { stackTraceLimit } = errors;
  errors.stackTraceLimit = MOST_FRAMES;
  const { stack = '' } = new Error();
  if (stackTraceLimit !== undefined) errors.stackTraceLimit = stackTraceLimit;
  const places = Array.from(stack.matchAll(/[\s(@]((?:\w+:\/\/|\/|\w:\\)[^\s()@]+:\d+:\d+)/g), ([, place]) => place!);
  // The first one is in this file, in the sources or in a file of the package.
  const library = places[0]?.replace(/(?:[\\/]testing)?[\\/][^\\/]*$/, '') ?? '';
  return places.find((place) => !place.startsWith(library) && !/[\\/]node_modules[\\/]/.test(place));
}
