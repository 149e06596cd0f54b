/** Whether styles are computed here, which they are not on a server. */
export function hasPage(): boolean {
  return typeof getComputedStyle === 'function';
}
