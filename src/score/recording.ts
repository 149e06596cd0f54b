import type { Seconds } from '../clock/seconds.js';
import { type Recorder, recordFor } from '../lines/recorder.js';
import { Leaf } from '../motion/leaf.js';
import type { Motion } from '../motion/motion.js';
import { CLOSED } from '../time/edges.js';
import { type Effect, IDLE } from '../time/effect.js';
import { Run } from '../time/run.js';
import { Cell, DelayedText, type Recorded } from './cell.js';
import { copyObject, type Values } from './copy.js';
import type { ScoreCall, Unread } from './plan.js';
import { StandIn } from './stand-in.js';
import { Writing } from './writing.js';

/** A run of an action on copies of its targets, and what it does to them. */
export class Recording {
  readonly targets: object[] = [];
  /** All values written so far, by their targets and names. */
  readonly cells: Map<string, Cell> = new Map<string, Cell>();
  /** The cells written since the last {@link show}, each with the first value. */
  readonly written: Map<Cell, Recorded> = new Map<Cell, Recorded>();
  /** What was shown since then. */
  readonly shown: Set<Writing> = new Set<Writing>();
  /** The callbacks that were not called since then, and what was left out. */
  calls: Omit<ScoreCall, 'time'>[] = [];
  omitted: Omit<Unread, 'start'>[] = [];
  run!: Run<object>;
  readonly #motion: Motion<object>;
  readonly #target: object;
  #copies!: Map<object, object>;
  #standIns!: Map<object, StandIn>;
  #writing: Writing | null = null;

  constructor(motion: Motion<object>, target: object) {
    this.#motion = motion;
    this.#target = target;
    this.restart();
  }

  /** Starts again from what the targets are. */
  restart(): void {
    this.#copies = new Map();
    this.#standIns = new Map();
    for (const cell of this.cells.values()) cell.value = cell.found;
    this.run = new Run(this.#motion, this.#copyOf(this.#target), CLOSED);
  }

  /** Shows a time to the copies. */
  show(time: Seconds): void {
    this.written.clear();
    this.shown.clear();
    this.calls = [];
    this.omitted = [];
    this.run.goTo(time);
  }

  /** What writes each cell now, in the order in which it does. */
  get writers(): Map<Cell, Writing[]> {
    const writers = new Map<Cell, Writing[]>();
    for (const writing of this.shown)
      if (writing.isLive)
        for (const cell of writing.cells) {
          const before = writers.get(cell);
          if (before === undefined) writers.set(cell, [writing]);
          else before.push(writing);
        }
    return writers;
  }

  #copyOf<U>(target: U): U {
    // Anything but an object has no properties: the action's error names the missing one.
    const real: object = Object(target) === target ? (target as object) : {};
    if (!this.#copies.has(real)) {
      const known = this.targets.indexOf(real);
      const index = known < 0 ? this.targets.push(real) - 1 : known;
      const values: Values = new Map();
      this.#copy(real, '', values, index, this.#recorderOf(real, index, values));
    }
    return this.#copies.get(real) as U;
  }

  #copy(real: object, path: string, values: Values, target: number, recorder: Recorder<object>): object {
    const copy = copyObject(real, path, values, {
      inside: (inner, within) => this.#copies.get(inner) ?? this.#copy(inner, within, new Map(), target, recorder),
      note: (property, before, value) => this.#note(target, property, before, value),
    });
    this.#copies.set(real, copy);
    recordFor(copy, recorder);
    return copy;
  }

  #recorderOf(real: object, target: number, values: Values): Recorder<object> {
    const omit = (kind: string, reason: string): Effect => {
      this.omitted.push({ kind, target, reason });
      return IDLE;
    };
    const standIns = this.#standIns;
    return {
      real,
      copyOf: (other) => this.#copyOf(other),
      call: (kind, call) => {
        this.calls.push({ kind, target, call });
      },
      omit: (kind, reason, start, edges) => new Leaf(omit(kind, reason), start, Infinity, edges),
      start: ({ kind, unread }, curve, start) => {
        if (unread !== undefined) return omit(kind, unread);
        try {
          const effect = this.#showWhile(start);
          // Nobody needs to know what only lets time pass.
          if (effect === IDLE) return effect;
          return new Writing(kind, curve ?? null, effect, (writing, update) => this.#record(writing, update));
        } catch (error) {
          return omit(kind, messageOf(error));
        }
      },
      read: (name, find) => {
        if (!values.has(name)) values.set(name, find());
        return values.get(name) as never;
      },
      write: (name, value) => {
        this.#note(target, name, values.get(name), value);
        values.set(name, value);
      },
      delay: (compute) => new DelayedText(compute),
      standIn(original, readPage) {
        let standIn = standIns.get(original);
        if (standIn === undefined) standIns.set(original, (standIn = new StandIn(original, readPage(), this)));
        return standIn.copy as never;
      },
    };
  }

  /** Starts something while the page shows what is recorded. */
  #showWhile<V>(start: () => V): V {
    return [...this.#standIns.values()].reduce((read, it) => () => it.showWhile(read), start)();
  }

  /** Everything that is written during an update is written by this. */
  #record(writing: Writing, update: () => void): void {
    const outer = this.#writing;
    this.#writing = writing;
    this.shown.add(writing);
    try {
      update();
    } finally {
      this.#writing = outer;
    }
    for (const cell of writing.cells) cell.writing = writing;
  }

  /** Notes a written value; if it is a plain object, each of its values. */
  #note(target: number, property: string, before: unknown, value: unknown): void {
    const isObject = Object(value) === value && !(value instanceof DelayedText);
    if (isObject && Object.getPrototypeOf(value) === Object.prototype) {
      for (const [key, part] of Object.entries(value as object))
        this.#note(target, `${property}.${key}`, (before as Readonly<Record<string, unknown>> | null)?.[key], part);
      return;
    }
    const name = `${target} ${property}`;
    let cell = this.cells.get(name);
    if (cell === undefined) this.cells.set(name, (cell = new Cell(target, property, before as Recorded)));
    if (isObject || value === undefined) cell.isOpaque = true;
    cell.value = value as Recorded;
    this.#writing?.cells.add(cell);
    if (!this.written.has(cell)) this.written.set(cell, cell.value);
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
