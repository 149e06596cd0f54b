/** How many whole units an amount has; slightly early, so that 3 tenths of 10 units are 3. */
export function wholeUnits(amount: number): number {
  return Math.floor(amount + 1e-9);
}
