/**
 * Runs in a page of a scene: replaces it with another scene, plays that to its middle and to its end, scrubs it
 * forwards and backwards, and returns the errors. This function is sent to the page as text: it must not use anything
 * from outside.
 */
export async function tryScene(id: string): Promise<string[]> {
  type States = Readonly<Record<string, Readonly<Record<string, number>>>>;
  interface Gallery {
    readonly player: {
      readonly duration: number;
      readonly playing$: { value: boolean };
      readonly loops$: { next(value: boolean): void };
    };
    readonly actors: () => Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly states: () => States;
    readonly end: () => Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }
  const page = globalThis as unknown as { gallery: Gallery; stepFrames: (dt: number, count: number) => Promise<void> };
  const faults: string[] = [];

  const host = document.createElement('rx-scene');
  host.setAttribute('name', id);
  const opened = new Promise((done) => new MutationObserver(done).observe(host, { attributeFilter: ['data-ready'] }));
  document.querySelector('rx-scene')!.replaceWith(host);
  await opened;
  const root = host.shadowRoot!;
  const { player } = page.gallery;
  const scrubber = root.querySelector<HTMLInputElement>('.scrubber')!;
  const frames = (seconds: number): Promise<void> => page.stepFrames(1 / 32, Math.ceil(seconds * 32));
  const scrub = (time: number): States => {
    scrubber.value = String(time);
    scrubber.dispatchEvent(new Event('input'));
    return page.gallery.states();
  };
  const compare = (what: string, actual: States, expected: States): void => {
    for (const [name, state] of Object.entries(expected)) {
      for (const [key, value] of Object.entries(state)) {
        const got = actual[name]![key]!;
        if (!(Math.abs(got - value) <= 1e-6 * Math.max(1, Math.abs(value)))) {
          faults.push(`${what}: ${name}.${key} is ${got}, not ${value}`);
        }
      }
    }
  };
  const compareEnd = (what: string): void => {
    const same = (a: unknown, b: unknown): boolean => {
      if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= 1e-6;
      if (a === b) return true;
      if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || 'texture' in a) return false;
      return Object.entries(b).every(([key, value]) => same((a as Record<string, unknown>)[key], value));
    };
    for (const [name, state] of Object.entries(page.gallery.end())) {
      for (const [key, value] of Object.entries(state)) {
        const got = page.gallery.actors()[name]![key];
        if (!same(got, value))
          faults.push(`${what}: ${name}.${key} is ${JSON.stringify(got)}, not ${JSON.stringify(value)}`);
      }
    }
  };

  player.loops$.next(false);
  if (!player.playing$.value) faults.push('it does not play by itself');
  const { duration } = player;
  const first = page.gallery.states();
  await frames(duration / 2);
  const middle = scrubber.valueAsNumber;
  const played = page.gallery.states();
  if (!(middle > duration * 0.4 && middle < duration * 0.6)) faults.push(`half of ${duration} s is ${middle} s`);

  const end = scrub(duration);
  compareEnd('dragged to the end');
  compare('back in the middle', scrub(middle), played);
  compare('back at the start', scrub(0), first);
  for (const part of [0.9, 0.2, 0.7, 0.1]) scrub(part * duration);
  compare('in the middle after jumps', scrub(middle), played);

  if (!player.playing$.value) root.querySelector<HTMLButtonElement>('.play')!.click();
  await frames(duration / 2 + 0.1);
  if (Math.abs(scrubber.valueAsNumber - duration) > 1e-9)
    faults.push(`it stands at ${scrubber.value} of ${duration} s when it should be over`);
  if (player.playing$.value) faults.push('it still plays when it is over');
  compareEnd('played to the end');
  compare('played to the end', page.gallery.states(), end);

  const other = root.querySelector<HTMLButtonElement>('[aria-label="drawn on"] [aria-pressed="false"]');
  if (other !== null) {
    other.click();
    compare(`on ${other.textContent}`, page.gallery.states(), end);
    compare(`on ${other.textContent}, in the middle`, scrub(middle), played);
  }
  return faults;
}
