import type { Seconds } from '../clock/seconds.js';
import { describe } from '../math/check.js';
import type { Params, Parts } from './metadata.js';

/** A timing of @angular/animations, in seconds. */
export interface Timing {
  readonly duration: Seconds;
  readonly delay: Seconds;
  /** As in CSS. */
  readonly easing: string;
}

const FORM = /^(-?[\d.]+)(m?s)?(?:\s+(-?[\d.]+)(m?s))?(?:\s+([-a-z]+(?:\(.+\))?))?$/i;

/** Reads a number of milliseconds, or `duration delay easing`. */
export function timingOf(timings: Parts['timings'], params: Params): Timing {
  if (typeof timings === 'object') {
    return { duration: timings.duration / 1000, delay: timings.delay / 1000, easing: timings.easing ?? 'linear' };
  }
  const text = withParams(String(timings), params).trim();
  const [found, duration, unit = 'ms', delay = '0', delayUnit = 'ms', easing = 'linear'] = FORM.exec(text) ?? [];
  if (found === undefined)
    throw new RangeError(`fromMetadata: timings must be "duration delay easing", got ${describe(timings)}`);
  return { duration: secondsOf(duration!, unit), delay: secondsOf(delay, delayUnit), easing };
}

/** Puts parameters in the place of their `{{names}}`. */
export function withParams(text: string, params: Params): string {
  return text.replace(/\{\{\s*(.+?)\s*\}\}/g, (_place, name: string) => {
    if (params[name] === undefined)
      throw new RangeError(`fromMetadata: params must have "${name}", which is used in "${text}"`);
    return `${params[name] as string | number}`;
  });
}

function secondsOf(number: string, unit: string): Seconds {
  return unit.toLowerCase() === 's' ? Number(number) : Number(number) / 1000;
}
