import { checkArray, checkCount, checkObject } from '../math/check.js';
import { labelMarks } from './label-marks.js';
import { textOf } from './difference.js';
import type { Trace } from './trace.js';

/** How a score is written. */
export interface ScoreOptions {
  /** Digits after the decimal point. By default 3. */
  readonly digits?: number;
}

/**
 * Writes a trace as a score in plain text: a lane for each property, a column for each frame, a value where it changes.
 *
 * What {@link named} or a timeline gave a label has a lane of its own, from its start, `^`, to its end, `!`.
 *
 * Made for `toMatchSnapshot`, and for whoever reviews a change of it. It ends with `|`, or with `#` after a failure.
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
 * const lanes = toMarbles(trace(leave, ship, { fps: 4 }, { events$ })).split('\n');
 * lanes[0]; // => 'time      0 0.25 0.5   0.75 1'
 * lanes[1]; // => 'progress  0-0.25-0.5---0.75-1|'
 * lanes[2]; // => 'go        ^------!-----------|'
 * lanes[3]; // => 'x         0-5----10----------|'
 * lanes[4]; // => 'opacity   1------------0.5--0|'
 * lanes[5]; // => 'events    -------there-------|'
 * ```
 *
 * @param trace What {@link trace} wrote down.
 * @param options How to write it.
 * @throws RangeError when `digits` is not a whole number >= 0.
 */
export function toMarbles(trace: Trace, options: ScoreOptions = {}): string {
  for (const row of checkArray('toMarbles', 'trace.rows', checkObject('toMarbles', 'trace', trace).rows))
    checkArray('toMarbles', 'events of a row', checkObject('toMarbles', 'a row', row).events);
  const { digits = 3 } = checkObject('toMarbles', 'options', options);
  checkCount('toMarbles', 'digits', digits, 0);
  const lanes = lanesOf(trace, digits);
  const widths = trace.rows.map((_row, column) => Math.max(...lanes.map(({ cells }) => cells[column]!.length)));
  const margin = Math.max(...lanes.map(({ name }) => name.length)) + 2;
  const end = trace.ending === undefined ? '' : trace.ending === 'completed' ? '|' : '#';
  const lines = lanes.map(({ name, cells }, index) => {
    const fill = index === 0 ? ' ' : '-';
    return (
      name.padEnd(margin) +
      cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(fill) +
      (index === 0 ? '' : end)
    );
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}

interface Lane {
  readonly name: string;
  /** One a frame; empty where nothing changed. */
  readonly cells: readonly string[];
}

/** The time first, then progress, properties in the order in which they came, and events where there are any. */
function lanesOf({ rows, action }: Trace, digits: number): Lane[] {
  const write = (value: unknown): string => {
    if (typeof value === 'number') return String(Number(value.toFixed(digits)) + 0);
    return typeof value === 'string' ? value : textOf(value);
  };
  const states = rows.map(({ state }) => new Map(leavesOf('', state)));
  const names = new Set(states.flatMap((state) => [...state.keys()]));
  const lane = (name: string, values: readonly unknown[]): Lane => {
    const texts = values.map((value) => (value === undefined ? '' : write(value)));
    return { name, cells: texts.map((text, index) => (text === texts[index - 1] ? '' : text)) };
  };
  const events = rows.map((row) => row.events.map(write).join(' '));
  return [
    { name: 'time', cells: rows.map(({ time }) => write(time)) },
    lane(
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
      lane(
        name,
        states.map((state) => state.get(name)),
      ),
    ),
    ...(events.some((event) => event !== '') ? [{ name: 'events', cells: events }] : []),
  ];
}

/** The numbers, strings and such in a state, each with the path to it. */
function leavesOf(path: string, state: unknown): [name: string, value: unknown][] {
  if (typeof state !== 'object' || state === null) return [[path || 'state', state]];
  return Object.entries(state).flatMap(([key, child]) => leavesOf(path === '' ? key : `${path}.${key}`, child));
}
