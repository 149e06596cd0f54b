import { type CssTiming, cssTiming } from './css-timing.js';
import type { Params } from './metadata.js';

/** Parses a timing of @angular/animations: a number of milliseconds, or `duration delay easing`. */
export function timingOf(timings: number | string = 0, params: Params = {}): CssTiming {
  const timing = cssTiming(withParams(`${timings}`, params));
  if (timing) return timing;
  throw new RangeError(`fromMetadata: timings must be "duration delay easing", got "${timings}"`);
}

/** Replaces `{{names}}` by their parameters. */
export function withParams(text: string, params: Params): string {
  return text.replace(/\{\{\s*(.+?)\s*\}\}/g, (_match, name: string) => {
    const value = params[name];
    if (value !== undefined) return `${value as string | number}`;
    throw new RangeError(`fromMetadata: params must have "${name}"`);
  });
}
