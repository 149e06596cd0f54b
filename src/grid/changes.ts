/** What views at rest do when something may have changed. */
const watchers = /* @__PURE__ */ new Set<() => void>();

/**
 * Calls `look` whenever a grid, the grid of a surface or the picture of a stage has changed, whosever it is. Returns a
 * function that ends this.
 */
export function watchChanges(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}

export function announceChange(): void {
  for (const look of watchers) look();
}
