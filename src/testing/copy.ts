/** The plain data in a value: what is neither a function nor, where it leads back to itself, a circle. */
export function copyOf(value: unknown, within: readonly object[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inside = [...within, value];
  const isData = (child: unknown): boolean => typeof child !== 'function' && !inside.includes(child as object);
  if (Array.isArray(value)) return value.filter(isData).map((child) => copyOf(child, inside));
  const fields = Object.entries(value).filter(([, child]) => isData(child));
  return Object.fromEntries(fields.map(([key, child]) => [key, copyOf(child, inside)]));
}
