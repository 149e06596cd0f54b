import type { Seconds } from '../clock/seconds.js';

/**
 * A time in a timeline relative to the start (`'<'`) or the end (`'>'`) of the previous entry, plus or minus seconds.
 * `'+=0.2'` is 0.2 s after its end, `'<+=0.2'` and `'<0.2'` are 0.2 s after its start.
 */
export type Relative = '<' | '>' | `${'<' | '>' | '+=' | '-=' | '<+=' | '<-=' | '>+=' | '>-='}${number}`;

/** Parses a relative time; undefined if the text is not one. */
export function relativeOf(text: string): { readonly anchor: 'start' | 'end'; readonly offset: Seconds } | undefined {
  const [, side, sign, amount] = /^([<>]?)([+-]=)?(-?\d*\.?\d+(?:e[-+]?\d+)?)?$/.exec(text) ?? [];
  if (side === undefined || (side === '' && sign === undefined) || (sign !== undefined && amount === undefined))
    return undefined;
  return { anchor: side === '<' ? 'start' : 'end', offset: Number(amount ?? 0) * (sign === '-=' ? -1 : 1) };
}
