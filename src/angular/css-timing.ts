import type { Seconds } from '../clock/seconds.js';

/** A timing in CSS, such as `300ms ease-out 50ms`. */
export interface CssTiming {
  readonly duration: Seconds;
  readonly delay: Seconds;
  /** A timing function of CSS. */
  readonly easing: string;
}

const FORM = /^(-?[\d.]+(?:m?s)?)(?:\s+(-?[\d.]+m?s))?(?:\s+([-a-z]+(?:\(.+\))?))?$/i;

/** Parses `duration delay easing`, the last two optional; a plain number is in milliseconds. Undefined if malformed. */
export function cssTiming(text: string): CssTiming | undefined {
  const [, duration, delay = '0', easing = 'linear'] = FORM.exec(text.trim()) ?? [];
  return duration === undefined ? undefined : { duration: secondsOf(duration), delay: secondsOf(delay), easing };
}

function secondsOf(text: string): Seconds {
  return parseFloat(text) / (/\ds$/i.test(text) ? 1 : 1000);
}
