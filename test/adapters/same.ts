/** Assertions without a test runner: they also run in a page. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isSame(actual, expected)) throw new Error(`got ${textOf(actual)} instead of ${textOf(expected)}`);
}

/** The same for rounded numbers. */
export function expectNear(actual: number, expected: number, tolerance = 1e-9): void {
  if (!(Math.abs(actual - expected) <= tolerance)) throw new Error(`got ${actual} instead of ${expected}`);
}

function isSame(actual: unknown, expected: unknown): boolean {
  if (Object.is(actual, expected)) return true;
  if (typeof actual !== 'object' || typeof expected !== 'object' || actual === null || expected === null) return false;
  const [names, others] = [Object.keys(actual), Object.keys(expected)];
  const fieldOf = (object: object, name: string): unknown => (object as Record<string, unknown>)[name];
  return (
    names.length === others.length && names.every((name) => isSame(fieldOf(actual, name), fieldOf(expected, name)))
  );
}

function textOf(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
