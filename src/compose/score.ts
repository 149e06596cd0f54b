import type { Action, FiniteAction } from '../action/action.js';
import type { Part } from '../action/composed.js';
import { motionOf } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkFinite, checkNotNegative, checkObject, describe } from '../math/check.js';
import { eased } from './eased.js';
import { type Relative, relativeOf } from './relative.js';

/** Where an entry of a {@link timeline} stands: after the one before it, unless it says `at` or `after`. */
export interface Place<Label extends string = string> {
  /** Seconds from the start of the whole; the label of an entry with which it starts; or a place relative to the entry before, as `'<'` or `'+=0.2'`. */
  readonly at?: Seconds | Label | Relative;
  /** The label of an entry after whose end it starts. */
  readonly after?: Label;
  /** Seconds, added to where it would stand; below 0 it comes earlier. */
  readonly offset?: Seconds;
  /** What to run there. Without it the entry is a mark, for others to refer to. */
  readonly action?: Action<never>;
  /** Bends the action, which must be of known length. */
  readonly curve?: Curve;
}

/** What holds for all entries of a {@link timeline} that don't say otherwise; for marks it does not. */
export interface TimelineDefaults {
  /** A place relative to the entry before, or seconds from the start of the whole. The first entry starts at 0. */
  readonly at?: Seconds | Relative;
  /** Seconds, added to where an entry would stand; not for the first one, nor where `at` or `after` is said. */
  readonly offset?: Seconds;
  /** Bends each action. */
  readonly curve?: Curve;
}

/** An entry of a {@link timeline}: an action, an action in its place, or a mark at so many seconds. */
export type Entry<Label extends string = string> = Action<never> | Place<Label> | Seconds;

/** The entries as places, with what holds for all of them. */
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
      const { at, offset } = isPlaced ? {} : defaults;
      return [label, { ...(at !== undefined && { at }), ...(offset !== undefined && { offset }), ...given, action }];
    }),
  );
}

/** What an entry stands relative to: the start or the end of another one, or the start of the whole. */
interface Anchor {
  readonly label?: string | undefined;
  readonly isEnd?: boolean;
  readonly offset: Seconds;
}

/** Where the entries stand; each is looked up when another one refers to it. */
export class Score {
  readonly labels: readonly string[];
  private readonly places: Readonly<Record<string, Place>>;
  /** The label before each. */
  private readonly before = new Map<string, string | undefined>();
  /** What is known; an entry to which others refer comes before them. */
  readonly starts: Map<string, Seconds> = new Map<string, Seconds>();

  constructor(places: Readonly<Record<string, Place>>) {
    this.places = places;
    this.labels = Object.keys(places);
    for (const [index, label] of this.labels.entries()) this.before.set(label, this.labels[index - 1]);
  }

  /** The actions in their order, where they stand. */
  get parts(): readonly Part[] {
    return this.labels.flatMap((label) => {
      const { action } = this.placeOf(label);
      return action === undefined ? [] : [{ motion: motionOf('timeline', action), start: this.startOf(label), label }];
    });
  }

  placeOf(label: string): Place {
    return this.places[label]!;
  }

  startOf(label: string): Seconds {
    const known = this.starts.get(label);
    if (known !== undefined) return known;
    const asked = new Set<string>();
    for (let each: string | undefined = label; each !== undefined; each = this.anchorOf(each).label) {
      if (this.starts.has(each)) break;
      if (asked.has(each))
        throw new RangeError(
          `timeline: the place of ${each} must not depend on itself, got ${[...asked, each].join(' > ')}`,
        );
      asked.add(each);
    }
    for (const each of [...asked].reverse()) this.starts.set(each, this.placed(each));
    return this.starts.get(label)!;
  }

  endOf(label: string): Seconds {
    const { action } = this.placeOf(label);
    return this.startOf(label) + (action === undefined ? 0 : motionOf('timeline', action).duration);
  }

  /** Where an entry starts whose anchor is known. */
  private placed(label: string): Seconds {
    const { label: anchor, isEnd = false, offset } = this.anchorOf(label);
    let origin = 0;
    if (anchor !== undefined) origin = isEnd ? this.endOf(anchor) : this.startOf(anchor);
    const own = checkFinite('timeline', `the offset of ${label}`, this.placeOf(label).offset ?? 0);
    const start = offset + origin + own;
    return checkNotNegative('timeline', `the start of ${label}`, start);
  }

  private anchorOf(label: string): Anchor {
    const { at, after } = this.placeOf(label);
    const before = this.before.get(label);
    if (at !== undefined && after !== undefined)
      throw new TypeError(`timeline: either at or after of ${label} must be given, got both`);
    if (typeof at === 'number') return { offset: at };
    if (at !== undefined) {
      if (this.has(at)) return { label: at, offset: 0 };
      const { anchor, offset } =
        (typeof at === 'string' ? relativeOf(at) : undefined) ??
        this.refuse("be relative, as '<' or '+=0.2', or refer to", at);
      return { label: before, isEnd: anchor !== 'start', offset };
    }
    if (after !== undefined && !this.has(after)) this.refuse('refer to', after);
    return { label: after ?? before, isEnd: true, offset: 0 };
  }

  private has(label: unknown): boolean {
    return typeof label === 'string' && Object.hasOwn(this.places, label);
  }

  private refuse(rule: string, place: unknown): never {
    throw new TypeError(`timeline: a place must ${rule} ${this.labels.join(', ')}, got ${describe(place)}`);
  }
}

function isAction(entry: Action<never> | Place): entry is Action<never> {
  return 'on' in entry;
}
