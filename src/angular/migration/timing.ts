import type { Seconds } from '../../clock/seconds.js';
import type { Params } from './metadata.js';

/** A timing of @angular/animations, such as `300ms 50ms ease-out`. */
interface Timing {
  readonly duration: Seconds;
  readonly delay: Seconds;
  /** A timing function of CSS. */
  readonly easing: string;
}

const FORM = /^(-?[\d.]+(?:m?s)?)(?:\s+(-?[\d.]+m?s))?(?:\s+([-a-z]+(?:\(.+\))?))?$/i;

/** Parses a number of milliseconds, or `duration delay easing`, the last two optional. */
export function timingOf(timings: number | string = 0, params: Params = {}): Timing {
  const [, duration, delay = '0', easing = 'linear'] = FORM.exec(fillParams(`${timings}`, params).trim()) ?? [];
  if (duration === undefined)
    throw new RangeError(`fromMetadata: timings must be "duration delay easing", got "${timings}"`);
  return { duration: secondsOf(duration), delay: secondsOf(delay), easing };
}

function secondsOf(text: string): Seconds {
  return parseFloat(text) / (/\ds$/i.test(text) ? 1 : 1000);
}

/** Replaces `{{names}}` by their parameters. */
export function fillParams(text: string, params: Params): string {
  return text.replace(/\{\{\s*(.+?)\s*\}\}/g, (_match, name: string) => {
    const value = params[name];
    if (value !== undefined) return `${value as string | number}`;
    throw new RangeError(`fromMetadata: params must have "${name}"`);
  });
}
