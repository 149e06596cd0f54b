/** Who hears what leaves announce while it drives them. */
let hear: ((news: unknown) => void) | null = null;

/** Tells whoever drives the running action, a manager say, something that its observers may want to know. */
export function announce(news: unknown): void {
  hear?.(news);
}

/** Drives actions while `listener` hears what they announce. */
export function hearing(listener: (news: unknown) => void, drive: () => void): void {
  const outer = hear;
  hear = listener;
  try {
    drive();
  } finally {
    hear = outer;
  }
}
