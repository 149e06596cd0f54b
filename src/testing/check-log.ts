import { checkArray, checkObject, checkString, shownValue } from '../math/check.js';
import type { Inputs, Log } from './record.js';

/** The version of the logs that {@link record} writes and {@link replay} reads. */
export const VERSION = 1;

/** What a log may hold, whoever wrote it: more than four hours of frames. */
const MOST_ENTRIES = 1_000_000;

/** @param name The name of the function in errors. */
export function checkLog<I extends Inputs>(name: string, log: Log<I>): Log<I> {
  const { inputs, entries } = checkObject(name, 'log', log);
  const version: unknown = log.version ?? VERSION;
  if (version !== VERSION) throw new RangeError(`${name}: log.version must be ${VERSION}, got ${shownValue(version)}`);
  for (const input of checkArray(name, 'log.inputs', inputs)) checkString(name, 'an input', input);
  const { length } = checkArray(name, 'log.entries', entries);
  if (length > MOST_ENTRIES)
    throw new RangeError(`${name}: log.entries must have <= ${MOST_ENTRIES} entries, got ${length}`);
  const known = new Set<string>(inputs);
  for (const entry of entries) {
    const { input } = checkObject(name, 'an entry', entry);
    if (!known.has(input))
      throw new TypeError(`${name}: an entry must be of ${inputs.join(', ')}, got ${shownValue(input)}`);
  }
  return log;
}
