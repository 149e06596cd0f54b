import type { Quirk } from './quirk.js';

/** What the library rejects and the engine accepts, by error. */
export const refusals: readonly { readonly quirk: Quirk; readonly message: RegExp }[] = [
  { quirk: 'negative-duration', message: /^RangeError: \w+: duration must be >= 0 and finite, got -\d/ },
  { quirk: 'forever-dead', message: /^RangeError: sequence: only the last action may be endless/ },
  { quirk: 'forever-dead', message: /^RangeError: \w+: the action's duration must be finite, got Infinity/ },
  { quirk: 'forever-instants', message: /^RangeError: repeatForever: the action's duration must be > 0, got 0/ },
];
