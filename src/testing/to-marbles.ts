import { checkArray, checkCount, checkObject, checkOptions } from '../math/check.js';
import { textOf } from './difference.js';
import { labelMarks } from './label-marks.js';
import type { Trace } from './trace.js';

/** Options of {@link toMarbles}. */
export interface ScoreOptions {
  /** Digits after the decimal point. By default 3. */
  readonly digits?: number | undefined;
}

/**
 * Prints a trace as a text diagram: a line for each property, a column for each frame, a value where it changes.
 *
 * A part labelled by {@link named} or a timeline has its own line, from its start, `^`, to its end, `!`.
 *
 * Suits `toMatchSnapshot` and the review of its changes. Lines end with `|`, or with `#` after a failure, whose error
 * is the last line.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { callFunc, fadeTo, moveTo, named, sequence } from 'rx-motion';
 * import { toMarbles, trace } from 'rx-motion/testing';
 *
 * const events$ = new Subject<string>();
 * const ship = { x: 0, opacity: 1 };
 * const there = callFunc(() => events$.next('there'));
 * const leave = sequence(named('go', moveTo(0.5, { x: 10 })), there, fadeTo(0.5, 0));
 * const lines = toMarbles(trace(leave, ship, { fps: 4 }, { events$ })).split('\n');
 * lines[0]; // => 'time      0 0.25 0.5   0.75 1'
 * lines[1]; // => 'progress  0-0.25-0.5---0.75-1|'
 * lines[2]; // => 'go        ^------!-----------|'
 * lines[3]; // => 'x         0-5----10----------|'
 * lines[4]; // => 'opacity   1------------0.5--0|'
 * lines[5]; // => 'events    -------there-------|'
 * ```
 *
 * @param trace The result of {@link trace}.
 * @param options The format.
 * @throws RangeError when `digits` is not a whole number >= 0.
 */
export function toMarbles(trace: Trace, options: ScoreOptions = {}): string {
  for (const row of checkArray('toMarbles', 'trace.rows', checkObject('toMarbles', 'trace', trace).rows))
    checkArray('toMarbles', 'events of a row', checkObject('toMarbles', 'a row', row).events);
  const { digits = 3 } = checkOptions('toMarbles', options, 'digits');
  checkCount('toMarbles', 'digits', digits, 0);
  const diagram = diagramOf(trace, digits);
  const widths = trace.rows.map((_row, column) => Math.max(...diagram.map(({ cells }) => cells[column]!.length)));
  const margin = Math.max(...diagram.map(({ name }) => name.length)) + 2;
  const end = trace.ending === undefined ? '' : trace.ending === 'completed' ? '|' : '#';
  const lines = diagram.map(({ name, cells }, index) => {
    const fill = index === 0 ? ' ' : '-';
    return (
      name.padEnd(margin) +
      cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(fill) +
      (index === 0 ? '' : end)
    );
  });
  if (trace.ending === 'failed') lines.push('error'.padEnd(margin) + textOf(trace.error));
  return lines.map((line) => line.trimEnd()).join('\n');
}

interface DiagramLine {
  readonly name: string;
  /** One for each frame; empty if nothing changed. */
  readonly cells: readonly string[];
}

/** The time, the progress, the labels, the properties in order of appearance, and the events if there are any. */
function diagramOf({ rows, action }: Trace, digits: number): DiagramLine[] {
  const write = (value: unknown): string => {
    if (typeof value === 'number') return String(Number(value.toFixed(digits)) + 0);
    return typeof value === 'string' ? value : textOf(value);
  };
  const states = rows.map(({ state }) => new Map(valuesOf('', state)));
  const names = new Set(states.flatMap((state) => [...state.keys()]));
  const lineOf = (name: string, values: readonly unknown[]): DiagramLine => {
    const texts = values.map((value) => (value === undefined ? '' : write(value)));
    return { name, cells: texts.map((text, index) => (text === texts[index - 1] ? '' : text)) };
  };
  const events = rows.map((row) => row.events.map(write).join(' '));
  return [
    { name: 'time', cells: rows.map(({ time }) => write(time)) },
    lineOf(
      'progress',
      rows.map(({ progress }) => progress),
    ),
    ...(action === undefined
      ? []
      : labelMarks(
          action,
          rows.map(({ time }) => time),
        )),
    ...[...names].map((name) =>
      lineOf(
        name,
        states.map((state) => state.get(name)),
      ),
    ),
    ...(events.some((event) => event !== '') ? [{ name: 'events', cells: events }] : []),
  ];
}

/** The primitive values in a state, each with its path. */
function valuesOf(path: string, state: unknown): [name: string, value: unknown][] {
  if (typeof state !== 'object' || state === null) return [[path || 'state', state]];
  return Object.entries(state).flatMap(([key, child]) => valuesOf(path === '' ? key : `${path}.${key}`, child));
}
