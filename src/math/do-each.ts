/** Acts on each item, even if one of them throws. The first error is thrown once all are done. */
export function doEach<I>(items: Iterable<I>, act: (item: I) => void): void {
  let failure: { readonly error: unknown } | null = null;
  for (const item of items) {
    try {
      act(item);
    } catch (error) {
      failure ??= { error };
    }
  }
  if (failure !== null) throw failure.error;
}
