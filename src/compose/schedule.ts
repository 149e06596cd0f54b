import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkFinite, checkNotNegative, checkObject, checkOptions, shownValue } from '../math/check.js';
import type { Action } from '../motion/action.js';
import type { Child } from '../motion/compound.js';
import { type Motion, motionOf } from '../motion/motion.js';
import { easedFor } from './eased.js';

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
  readonly at?: Seconds | Label | Relative | undefined;
  /** The label of an entry at whose end it starts. */
  readonly after?: Label | undefined;
  /** Seconds added to that time; negative ones make it start earlier. */
  readonly offset?: Seconds | undefined;
  /** What to run. An entry without an action is a mark that others refer to. */
  readonly action?: Action<never> | undefined;
  /** Bends the action, whose length must be known. */
  readonly curve?: Curve | undefined;
}

/** Defaults for the entries of a {@link timeline}, except for marks. */
export interface TimelineDefaults {
  /** A time relative to the previous entry, or seconds from the start. The first entry starts at 0. */
  readonly at?: Seconds | Relative | undefined;
  /** Seconds added to the start of each entry except the first and those with `at` or `after`. */
  readonly offset?: Seconds | undefined;
  /** Bends each action. */
  readonly curve?: Curve | undefined;
}

/** An entry of a {@link timeline}: an action, an action with its start, or a mark at a number of seconds. */
export type Entry<Label extends string = string> = Action<never> | Place<Label> | Seconds;

/** An entry of a schedule. */
interface Item {
  readonly label: string;
  readonly place: Place;
  /** Undefined for a mark. */
  readonly motion: Motion<never> | undefined;
  /** The one before it. */
  readonly previous: Item | undefined;
  /** Once it is computed. */
  start?: Seconds;
}

/** The entries of a timeline, and when they start. Each start is computed on demand. */
export class Schedule {
  readonly #items = new Map<unknown, Item>();
  /** The labels whose starts are being computed: each refers to the next. */
  readonly #asked = new Set<string>();

  constructor(entries: Readonly<Record<string, Entry>>, defaults: TimelineDefaults) {
    let previous: Item | undefined;
    for (const [label, entry] of Object.entries(entries)) {
      const place = placeOf(label, entry, defaults, previous === undefined);
      previous = { label, place, motion: place.action && motionOf('timeline', place.action), previous };
      this.#items.set(label, previous);
    }
  }

  /** The start of each label. */
  get labels(): Readonly<Record<string, Seconds>> {
    return Object.fromEntries(Array.from(this.#items.values(), (item) => [item.label, this.#startOf(item)]));
  }

  /** The actions in order of declaration, with their times. */
  get children(): Required<Child>[] {
    return [...this.#items.values()].flatMap((item) => {
      const { label, motion } = item;
      return motion === undefined ? [] : [{ motion, start: this.#startOf(item), end: this.#endOf(item), label }];
    });
  }

  #startOf(item: Item): Seconds {
    if (item.start !== undefined) return item.start;
    const { label, place } = item;
    const asked = this.#asked;
    if (asked.has(label))
      throw new RangeError(
        `timeline: the start of ${label} must not depend on itself, got ${[...asked, label].join(' > ')}`,
      );
    asked.add(label);
    const own = checkFinite('timeline', `the offset of ${label}`, place.offset ?? 0);
    item.start = checkNotNegative('timeline', `the start of ${label}`, this.#originOf(item) + own);
    asked.delete(label);
    return item.start;
  }

  #endOf(item: Item): Seconds {
    return this.#startOf(item) + (item.motion?.duration ?? 0);
  }

  /** The start of an entry without its own offset. */
  #originOf({ label, place: { at, after }, previous }: Item): Seconds {
    if (at !== undefined && after !== undefined)
      throw new TypeError(`timeline: either at or after of ${label} must be given, got both`);
    if (typeof at === 'number') return at;
    const same = this.#items.get(at);
    if (same !== undefined) return this.#startOf(same);
    const other = after === undefined ? previous : (this.#items.get(after) ?? this.#refuse('refer to', after));
    const { anchor, offset } =
      (at === undefined ? relativeOf('>') : relativeOf(at)) ??
      this.#refuse("be relative, as '<' or '+=0.2', or refer to", at);
    if (other === undefined) return offset;
    return offset + (anchor === 'start' ? this.#startOf(other) : this.#endOf(other));
  }

  #refuse(rule: string, start: unknown): never {
    const labels = [...this.#items.keys()].join(', ');
    throw new TypeError(`timeline: a start must ${rule} ${labels}, got ${shownValue(start)}`);
  }
}

/** An entry in its long form, with the defaults. */
function placeOf(label: string, entry: Entry, defaults: TimelineDefaults, isFirst: boolean): Place {
  if (/^\d+$/.test(label)) throw new RangeError(`timeline: a label must not be a whole number, got ${label}`);
  if (typeof entry === 'number') return { at: entry };
  checkObject('timeline', label, entry);
  const given: Place = isAction(entry)
    ? { action: entry }
    : checkOptions('timeline', entry, 'action after at curve offset', label);
  if (given.action === undefined) return given;
  motionOf('timeline', given.action);
  const curve = given.curve ?? defaults.curve;
  const action = curve === undefined ? given.action : easedFor('timeline', given.action, curve);
  const isPlaced = isFirst || given.at !== undefined || given.after !== undefined;
  const start = isPlaced ? {} : { at: defaults.at, offset: given.offset ?? defaults.offset };
  return { ...given, ...start, action };
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
