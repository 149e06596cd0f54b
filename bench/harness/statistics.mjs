/** The value below which `part` (0…1) of the values lie, interpolated between neighbours. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * part;
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (position - below);
}

/** Median and quartiles, which one round on a busy machine does not move; and what 95 % lie below. */
export const summary = (values) => ({
  low: quantile(values, 0.25),
  median: quantile(values, 0.5),
  high: quantile(values, 0.75),
  most: quantile(values, 0.95),
});
