import type { Action, FiniteAction } from '../action/action.js';
import type { Child } from '../action/composed.js';
import { motionOf } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkFinite, checkNotNegative, checkObject, shownValue } from '../math/check.js';
import { eased } from './eased.js';

/**
 * A time in a timeline relative to the start (`'<'`) or the end (`'>'`) of the previous entry, plus or minus seconds.
 * `'+=0.2'` is 0.2 s after its end, `'<+=0.2'` and `'<0.2'` are 0.2 s after its start.
 */
export type Relative = '<' | '>' | `${'<' | '>' | '+=' | '-=' | '<+=' | '<-=' | '>+=' | '>-='}${number}`;

/** An entry of a {@link timeline} with its start: after the previous entry unless it has `at` or `after`. */
export interface Place<Label extends string = string> {
  /**
   * Seconds from the start of the timeline, the label of an entry to start with, or a text such as `'<'` or `'+=0.2'`.
   */
  readonly at?: Seconds | Label | Relative;
  /** The label of an entry at whose end it starts. */
  readonly after?: Label;
  /** Seconds added to that time; negative ones make it start earlier. */
  readonly offset?: Seconds;
  /** What to run. An entry without an action is a mark that others refer to. */
  readonly action?: Action<never>;
  /** Bends the action, whose length must be known. */
  readonly curve?: Curve;
}

/** Defaults for the entries of a {@link timeline}, except for marks. */
export interface TimelineDefaults {
  /** A time relative to the previous entry, or seconds from the start. The first entry starts at 0. */
  readonly at?: Seconds | Relative;
  /** Seconds added to the start of each entry except the first and those with `at` or `after`. */
  readonly offset?: Seconds;
  /** Bends each action. */
  readonly curve?: Curve;
}

/** An entry of a {@link timeline}: an action, an action with its start, or a mark at a number of seconds. */
export type Entry<Label extends string = string> = Action<never> | Place<Label> | Seconds;

/** The entries in their long form, with the defaults. */
export function placesOf(
  entries: Readonly<Record<string, Entry>>,
  defaults: TimelineDefaults,
): Readonly<Record<string, Place>> {
  return Object.fromEntries(
    Object.entries(entries).map(([label, entry], index) => {
      if (/^\d+$/.test(label)) throw new RangeError(`timeline: a label must not be a whole number, got ${label}`);
      if (typeof entry === 'number') return [label, { at: entry }];
      checkObject('timeline', label, entry);
      const given: Place = isAction(entry) ? { action: entry } : entry;
      if (given.action === undefined) return [label, given];
      motionOf('timeline', given.action);
      const curve = given.curve ?? defaults.curve;
      const action = curve === undefined ? given.action : eased(given.action as FiniteAction<never>, curve);
      const isPlaced = given.at !== undefined || given.after !== undefined || index === 0;
      const start = isPlaced ? {} : { at: defaults.at, offset: given.offset ?? defaults.offset };
      return [label, { ...given, ...start, action } as Place];
    }),
  );
}

/** When the entries start. Each start is computed on demand. */
export class Schedule {
  readonly labels: readonly string[];
  readonly #places: Readonly<Record<string, Place>>;
  /** The label before each one. */
  readonly #before: ReadonlyMap<string, string | undefined>;
  readonly #starts = new Map<string, Seconds>();
  /** The entries whose starts are being computed: each refers to the next. */
  readonly #asked = new Set<string>();

  constructor(places: Readonly<Record<string, Place>>) {
    this.#places = places;
    this.labels = Object.keys(places);
    this.#before = new Map(this.labels.map((label, index) => [label, this.labels[index - 1]]));
  }

  /** The actions in order of declaration, with their times. */
  get children(): Required<Child>[] {
    return this.labels.flatMap((label) => {
      const { action } = this.placeOf(label);
      if (action === undefined) return [];
      return [{ motion: motionOf('timeline', action), start: this.startOf(label), end: this.endOf(label), label }];
    });
  }

  placeOf(label: string): Place {
    return this.#places[label]!;
  }

  startOf(label: string): Seconds {
    const known = this.#starts.get(label);
    if (known !== undefined) return known;
    const asked = this.#asked;
    if (asked.has(label))
      throw new RangeError(
        `timeline: the start of ${label} must not depend on itself, got ${[...asked, label].join(' > ')}`,
      );
    asked.add(label);
    const own = checkFinite('timeline', `the offset of ${label}`, this.placeOf(label).offset ?? 0);
    const start = checkNotNegative('timeline', `the start of ${label}`, this.#originOf(label) + own);
    asked.delete(label);
    this.#starts.set(label, start);
    return start;
  }

  endOf(label: string): Seconds {
    const { action } = this.placeOf(label);
    return this.startOf(label) + (action === undefined ? 0 : motionOf('timeline', action).duration);
  }

  /** The start of an entry without its own offset. */
  #originOf(label: string): Seconds {
    const { at, after } = this.placeOf(label);
    if (at !== undefined && after !== undefined)
      throw new TypeError(`timeline: either at or after of ${label} must be given, got both`);
    if (typeof at === 'number') return at;
    if (at !== undefined && this.#has(at)) return this.startOf(at);
    if (after !== undefined && !this.#has(after)) this.#refuse('refer to', after);
    const { anchor, offset } =
      (at === undefined ? relativeOf('>') : relativeOf(at)) ??
      this.#refuse("be relative, as '<' or '+=0.2', or refer to", at);
    const other = after ?? this.#before.get(label);
    if (other === undefined) return offset;
    return offset + (anchor === 'start' ? this.startOf(other) : this.endOf(other));
  }

  #has(label: unknown): boolean {
    return typeof label === 'string' && Object.hasOwn(this.#places, label);
  }

  #refuse(rule: string, start: unknown): never {
    throw new TypeError(`timeline: a start must ${rule} ${this.labels.join(', ')}, got ${shownValue(start)}`);
  }
}

function isAction(entry: Action<never> | Place): entry is Action<never> {
  return 'on' in entry;
}

/** Parses a relative time; undefined if `text` is not one. */
export function relativeOf(text: unknown): { readonly anchor: 'start' | 'end'; readonly offset: Seconds } | undefined {
  if (typeof text !== 'string') return undefined;
  const [, side, sign, amount] = /^([<>]?)([+-]=)?(-?\d*\.?\d+(?:e[-+]?\d+)?)?$/.exec(text) ?? [];
  if (side === undefined || (side === '' && sign === undefined) || (sign !== undefined && amount === undefined))
    return undefined;
  return { anchor: side === '<' ? 'start' : 'end', offset: Number(amount ?? 0) * (sign === '-=' ? -1 : 1) };
}
