import type { Seconds } from '../clock/seconds.js';
import type { InnerEffect, Numbers, Progress } from './effect.js';
import type { Span } from './span.js';

/** Branches side by side, one of which starts or ends something now. */
export interface Company {
  /** The company in which this one is, if any. */
  readonly around: Company | null;
  /** Shows the present moment to the branches that add to some of these numbers or, if `adds` is false, own them. */
  showOthers(numbers: Numbers, adds: boolean): void;
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
 * Called before an action that starts reads its numbers: lets the branches beside it write what they write at this
 * moment, because they may have been shown only the frame before.
 */
export function showBeforeStart(target: unknown, lenses: Numbers['lenses']): void {
  if (current === null) return;
  const numbers = { target, lenses };
  showBeside(numbers, true);
  // What owns a number has the last word.
  showBeside(numbers, false);
}

/** Called before an action that ends writes its numbers; those that it owns, others may have added to. */
export function showBeforeEnd(numbers: Numbers | undefined): void {
  if (numbers?.wrote === null) showBeside(numbers, true);
}

function showBeside(numbers: Numbers, adds: boolean): void {
  for (let company = current; company !== null; company = company.around) company.showOthers(numbers, adds);
}

/** A span with an effect: a leaf. */
interface Moving {
  readonly effect: InnerEffect;
  show(progress: Progress): void;
}

/** The numbers that a leaf writes; undefined if it writes none in the usual way, or is no leaf. */
export function numbersOf(span: Span | null): Numbers | undefined {
  return (span as Partial<Moving> | null)?.effect?.writer;
}

/** Shows `time` to what in a span adds to some of these numbers or, if `adds` is false, owns them. */
export function catchUp(span: Span, time: Seconds, numbers: Numbers, adds: boolean): void {
  if (span.catchUp !== undefined) {
    span.catchUp(time, numbers, adds);
    return;
  }
  const { effect, show } = span as Partial<Moving>;
  if (effect === undefined || !writes(span, numbers, adds)) return;
  // What is about to do something itself does so in its turn.
  if ((span.nextChange?.(time) ?? Infinity) <= time || span.goOn(time)) return;
  if (time >= span.end) show?.call(span, 1);
}

/** Whether it adds to some of these numbers or, if `adds` is false, owns them. */
function writes(span: Span, { target, lenses }: Numbers, adds: boolean): boolean {
  const writer = numbersOf(span);
  if (writer?.lenses === undefined)
    return span.playheads?.().some(({ live }) => live !== null && writes(live, { target, lenses }, adds)) === true;
  return (
    (writer.wrote !== null) === adds &&
    writer.target === target &&
    writer.lenses.list.some(({ name }) => lenses.list.some((other) => other.name === name))
  );
}
