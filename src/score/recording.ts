import type { Lens } from '../lines/lens.js';
import { type Recorder, recordFor } from '../lines/recorder.js';
import { START, startOn } from '../lines/start.js';
import { Leaf } from '../motion/leaf.js';
import { type Effect, IDLE } from '../time/effect.js';
import { CssTween, type Recorded, RecordedStyle, shownOf, type Way } from './recorded-style.js';
import { Writing } from './writing.js';

/** One value of a copy. */
export interface Cell {
  readonly target: number;
  readonly property: string;
  readonly found: Recorded;
  value: Recorded;
  /** The first value written since the last mark. */
  first: Recorded;
  /** Whether its value has ever been an object, which a score cannot contain. */
  isOpaque: boolean;
}

/** A callback that was not called. */
export interface RecordedCall {
  readonly kind: string;
  readonly target: number;
  readonly call: () => void;
}

/** Something that was left out. */
export interface Omitted {
  readonly kind: string;
  readonly target: number;
  readonly reason: string;
}

type Values = Map<PropertyKey, unknown>;

/**
 * Copies of targets that are animated in their place: what is read comes from the target until the copy is written.
 * Objects in a target have copies too. Methods of a target cannot be called.
 */
export class Recording {
  readonly targets: object[] = [];
  readonly cells: Map<string, Cell> = new Map<string, Cell>();
  /** The cells written since the last mark. */
  readonly written: Set<Cell> = new Set<Cell>();
  /** What was shown since the last mark. */
  readonly shown: Set<Writing> = new Set<Writing>();
  #writing: Writing | null = null;
  /** Between which texts the effect that is started now changes styles, by their names. */
  #ways = new Map<string, Way>();
  /** The styles that have been written or are about to be. */
  readonly #styles = new Map<object, RecordedStyle>();
  calls: RecordedCall[] = [];
  omitted: Omitted[] = [];
  readonly #copies = new Map<object, object>();

  /** Forgets what was noted: the next frame is noted on its own. */
  mark(): void {
    this.written.clear();
    this.shown.clear();
    this.calls = [];
    this.omitted = [];
  }

  copyOf<U>(target: U): U {
    // Anything but an object has no properties: the action's error names the missing one.
    const real: object = Object(target) === target ? (target as object) : {};
    const known = this.#copies.get(real);
    if (known !== undefined) return known as U;
    const values: Values = new Map();
    const index = this.targets.push(real) - 1;
    return this.#copied(real, index, '', values, this.#recorderOf(real, index, values)) as U;
  }

  #copied(real: object, target: number, path: string, values: Values, recorder: Recorder<object>): object {
    const valueAt = (key: PropertyKey): unknown => (values.has(key) ? values.get(key) : inside(key));
    const inside = (key: PropertyKey): unknown => {
      if (key === START) return () => startOn(real);
      const value: unknown = Reflect.get(real, key, real);
      if (Object(value) !== value || typeof key === 'symbol') return value;
      if (typeof value === 'function') return Array.isArray(real) ? value : refusing(`${path}${String(key)}`);
      const known = this.#copies.get(value as object);
      return known ?? this.#copied(value as object, target, `${path}${String(key)}.`, new Map(), recorder);
    };
    const copy: object = new Proxy(Array.isArray(real) ? [] : {}, {
      get: (_, key) => valueAt(key),
      set: (_, key, value: unknown) => {
        this.#note(target, `${path}${String(key)}`, valueAt(key), value);
        values.set(key, value);
        return true;
      },
      has: (_, key) => values.has(key) || key in real,
      deleteProperty: (_, key) => Boolean(values.set(key, undefined)),
      ownKeys: () => [...new Set([...Reflect.ownKeys(real), ...(values.keys() as Iterable<string | symbol>)])],
      getOwnPropertyDescriptor: (own, key) =>
        Reflect.getOwnPropertyDescriptor(own, key) ??
        (values.has(key) || key in real
          ? { value: valueAt(key), configurable: true, enumerable: true, writable: true }
          : undefined),
      getPrototypeOf: () => Reflect.getPrototypeOf(real),
    });
    this.#copies.set(real, copy);
    recordFor(copy, recorder);
    return copy;
  }

  #recorderOf(real: object, target: number, values: Values): Recorder<object> {
    const omit = (kind: string, reason: string): Effect => {
      this.omitted.push({ kind, target, reason });
      return { ...IDLE };
    };
    return {
      real,
      copyOf: (other) => this.copyOf(other),
      call: (kind, call) => {
        this.calls.push({ kind, target, call });
      },
      omit: (kind, reason, start, edges) => new Leaf(omit(kind, reason), start, Infinity, edges),
      start: (kind, start, unread) => {
        let effect: Effect;
        this.#ways = new Map();
        try {
          effect = unread === undefined ? this.#withStyles(start) : omit(kind, unread);
        } catch (error) {
          effect = omit(kind, messageOf(error));
        }
        return new Writing(kind, effect, this.#ways, (writing, update) => this.#during(writing, update));
      },
      read: (lens: Lens<object>) => {
        if (!values.has(lens.name)) values.set(lens.name, lens.read(real));
        return values.get(lens.name) as number;
      },
      write: ({ name }: Lens<object>, value) => {
        this.#note(target, name, values.get(name), value);
        values.set(name, value);
      },
      styleOf: (declaration, shown) => {
        let style = this.#styles.get(declaration);
        if (style === undefined) {
          style = new RecordedStyle(declaration, shown, (before, value) => {
            this.#note(target, declaration.name, before, value);
          });
          this.#styles.set(declaration, style);
        }
        return style as object as typeof declaration;
      },
      tween: (declaration, { start, from, to }, textAt) => {
        if (to === undefined) return textAt;
        const { name, shown, page } = declaration as object as RecordedStyle;
        const first = start === undefined ? shownOf(shown) : (start ?? page);
        const way = { first, from: from ?? String(first), to };
        this.#ways.set(name, way);
        return (progress) => new CssTween(progress, textAt ?? (() => first)) as never;
      },
    };
  }

  /** Starts something while the page shows the styles that are recorded. */
  #withStyles<V>(start: () => V): V {
    const active = [...this.#styles.values()].filter((style) => style.isRecorded);
    return active.reduce((read, style) => () => style.readRecorded(read), start)();
  }

  /** Everything that is written during an update is written by this. */
  #during(writing: Writing, update: () => void): void {
    const outer = this.#writing;
    this.#writing = writing;
    this.shown.add(writing);
    try {
      update();
    } finally {
      this.#writing = outer;
    }
  }

  /** Notes a written value; if it is a plain object, each of its values. */
  #note(target: number, property: string, before: unknown, value: unknown): void {
    const isObject = Object(value) === value;
    if (isObject && Object.getPrototypeOf(value) === Object.prototype) {
      for (const [key, part] of Object.entries(value as object))
        this.#note(target, `${property}.${key}`, (before as Readonly<Record<string, unknown>> | null)?.[key], part);
      return;
    }
    const name = `${target} ${property}`;
    let cell = this.cells.get(name);
    if (cell === undefined) {
      const found = before as Recorded;
      cell = { target, property, found, value: found, first: found, isOpaque: false };
      this.cells.set(name, cell);
    }
    if ((isObject && !(value instanceof CssTween)) || value === undefined) cell.isOpaque = true;
    cell.value = value as Recorded;
    this.#writing?.cells.add(cell);
    if (this.written.has(cell)) return;
    this.written.add(cell);
    cell.first = cell.value;
  }
}

/** Stands in for a method of a target: what it would change cannot be known. */
function refusing(name: string): () => never {
  return () => {
    throw new TypeError(`it calls the target's ${name}`);
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
