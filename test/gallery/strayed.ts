/**
 * Runs in a page of a scene: scrubs through it and returns the actors that leave the visible area. This function is
 * sent to the page as text: it must not use anything from outside.
 */
export function strayed(): string[] {
  type States = Readonly<Record<string, Readonly<Record<'x' | 'y', number>>>>;
  const page = globalThis as unknown as {
    gallery: { readonly states: () => States; readonly player: { playing$: { next(value: boolean): void } } };
  };
  page.gallery.player.playing$.next(false);
  const scrubber = document.querySelector('rx-scene')!.shadowRoot!.querySelector<HTMLInputElement>('.scrubber')!;
  const names = new Set<string>();
  for (let part = 0; part <= 1; part += 1 / 64) {
    scrubber.value = String(part * Number(scrubber.max));
    scrubber.dispatchEvent(new Event('input'));
    for (const [name, { x, y }] of Object.entries(page.gallery.states()))
      if (x < 0 || x > 640 || y < 0 || y > 360) names.add(name);
  }
  return [...names];
}
