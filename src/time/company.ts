import type { Seconds } from '../clock/seconds.js';
import type { InnerEffect, Numbers } from './effect.js';
import type { Playhead } from './playhead.js';
import type { Span } from './span.js';

/** If more branches than this are live, they are not shown when one of them starts or ends something. */
const MOST_BESIDE = 256;

/** The companies in which something starts or ends now, the innermost last. */
const companies: Company[] = [];

/**
 * Branches side by side, one of which starts or ends something. An action that starts reads its target as it is at that
 * moment, so the others show it first: they may have been shown only the frame before.
 */
export class Company {
  /** The branch that may start or end something now, and the moment in which it does. */
  private acting: Playhead | null = null;
  private moment: Seconds = -Infinity;
  private readonly whole: Span;

  /** @param whole The span whose playheads are the branches. */
  constructor(whole: Span) {
    this.whole = whole;
  }

  /** From now on, only this branch may start or end something, by default at the same moment as the one before. */
  act(branch: Playhead | null, moment: Seconds = this.moment): void {
    this.acting = branch;
    this.moment = moment;
  }

  /** Lets branches start and end something during a call. */
  together(call: () => void): void {
    companies.push(this);
    try {
      call();
    } finally {
      this.acting = null;
      companies.pop();
    }
  }

  /** Shows the moment to the other branches that add to some of these numbers or, if `adds` is false, own them. */
  showOthers(numbers: Read, adds: boolean): void {
    const branches = this.whole.playheads!();
    if (branches.length > MOST_BESIDE) return;
    for (const branch of branches) if (branch !== this.acting) catchUp(branch, this.moment, numbers, adds);
  }
}

/** Shows the moment in all companies, the innermost first. */
function showAround(numbers: Read, adds: boolean): void {
  for (let at = companies.length - 1; at >= 0; at--) companies[at]!.showOthers(numbers, adds);
}

/** What is read of a target: some numbers, or anything. */
interface Read extends Pick<Numbers, 'target'> {
  readonly lenses: Numbers['lenses'] | undefined;
}

/** Called before an action that starts reads these numbers of its target, or any. */
export function showBeforeStart(target: unknown, lenses?: Numbers['lenses']): void {
  showAround({ target, lenses }, true);
  // What owns a number has the last word.
  showAround({ target, lenses }, false);
}

/** Called before a span that ends writes its numbers; to those that it owns, others may have added. */
export function showBeforeEnd(span: Span | null): void {
  if (span === null || companies.length === 0) return;
  const numbers = writerOf(span);
  if (numbers?.wrote === null) showAround(numbers, true);
  for (const { live, root } of span.playheads?.() ?? []) showBeforeEnd(live ?? root);
}

/** What writes the numbers of a leaf; undefined if it writes none in the usual way, or is no leaf. */
function writerOf(span: Span | null): Numbers | undefined {
  return (span as { readonly effect?: InnerEffect } | null)?.effect?.writer;
}

/** Shows `time` to what under a playhead adds to some of these numbers or, if `adds` is false, owns them. */
function catchUp({ live }: Playhead, time: Seconds, numbers: Read, adds: boolean): void {
  if (live === null) return;
  for (const inner of live.playheads?.() ?? []) catchUp(inner, inner.at(time), numbers, adds);
  // An instant has its turn.
  if (live.end > live.start && writes(writerOf(live), numbers, adds)) live.catchUp?.(time);
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
