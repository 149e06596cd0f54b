import type { Seconds } from '../clock/seconds.js';

/**
 * A place in a timeline relative to the entry before: with its start (`'<'`) or after its end (`'>'`), and so many seconds later or earlier. `'+=0.2'` is
 * 0.2 s after its end, `'<+=0.2'` and `'<0.2'` 0.2 s after its start.
 */
export type Relative = '<' | '>' | `${'<' | '>' | '+=' | '-=' | '<+=' | '<-=' | '>+=' | '>-='}${number}`;

/** What a relative place says; undefined where the text is none. */
export function relativeOf(text: string): { readonly anchor: 'start' | 'end'; readonly offset: Seconds } | undefined {
  const [, side, sign, amount] = /^([<>]?)([+-]=)?(-?\d*\.?\d+(?:e[-+]?\d+)?)?$/.exec(text) ?? [];
  if (side === undefined || (side === '' && sign === undefined) || (sign !== undefined && amount === undefined))
    return undefined;
  return { anchor: side === '<' ? 'start' : 'end', offset: Number(amount ?? 0) * (sign === '-=' ? -1 : 1) };
}
