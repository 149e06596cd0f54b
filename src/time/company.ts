import type { Seconds } from '../clock/seconds.js';
import type { InnerEffect, Numbers } from './effect.js';
import type { Playhead } from './playhead.js';
import type { Span } from './span.js';

/** What is read of a target: some numbers, or anything. */
export interface Read extends Pick<Numbers, 'target'> {
  readonly lenses: Numbers['lenses'] | undefined;
}

/** Branches side by side, one of which starts or ends something now. */
export interface Company {
  /** The company in which this one is, if any. */
  readonly around: Company | null;
  /** Shows the present moment to the branches that add to some of these numbers or, if `adds` is false, own them. */
  showOthers(numbers: Read, adds: boolean): void;
}

/** The innermost company in which something starts or ends now; null if there is none. */
let current: Company | null = null;

/** Sets the current company. Returns the one before. */
export function setCompany(company: Company | null): Company | null {
  const before = current;
  current = company;
  return before;
}

/**
 * Called before an action that starts reads its target: lets the branches beside it write what they write at this
 * moment, because they may have been shown only the frame before.
 *
 * @param lenses The numbers that it reads; by default any.
 */
export function showBeforeStart(target: unknown, lenses?: Numbers['lenses']): void {
  if (current === null) return;
  const numbers: Read = { target, lenses };
  showBeside(numbers, true);
  // What owns a number has the last word.
  showBeside(numbers, false);
}

/** Called before a span that ends writes its numbers; to those that it owns, others may have added. */
export function showBeforeEnd(span: Span): void {
  if (current === null) return;
  const numbers = numbersOf(span);
  if (numbers?.wrote === null) showBeside(numbers, true);
  for (const { live } of span.playheads?.() ?? []) if (live !== null) showBeforeEnd(live);
}

function showBeside(numbers: Read, adds: boolean): void {
  for (let company = current; company !== null; company = company.around) company.showOthers(numbers, adds);
}

/** The numbers that a leaf writes; undefined if it writes none in the usual way, or is no leaf. */
export function numbersOf(span: Span | null): Numbers | undefined {
  return (span as { readonly effect?: InnerEffect } | null)?.effect?.writer;
}

/** Shows `time` to what under a playhead adds to some of these numbers or, if `adds` is false, owns them. */
export function catchUp({ live }: Playhead, time: Seconds, numbers: Read, adds: boolean): void {
  if (live === null) return;
  for (const inner of live.playheads?.() ?? []) catchUp(inner, inner.at(time), numbers, adds);
  if (writes(numbersOf(live), numbers, adds)) live.catchUp?.(time);
}

/** @param writer What writes the numbers; of another kind if a user has written it. */
function writes(writer: Partial<Numbers> | undefined, { target, lenses }: Read, adds: boolean): boolean {
  return (
    writer?.lenses !== undefined &&
    (writer.wrote !== null) === adds &&
    writer.target === target &&
    (lenses === undefined || writer.lenses.list.some(({ name }) => lenses.list.some((other) => other.name === name)))
  );
}
