import type { BehaviorSubject } from 'rxjs';
import type { Options } from './grid/build.js';
import type { Node } from './node.js';
import type { ActionSpec, Op, Value } from './trace.js';

/** What an action of a trace needs of its replay. */
export interface Stage {
  node(name: string): Node;
  emit(...event: Value[]): void;
  perform(op: Op): void;
  /** Remembers a description under its handle. */
  name(handle: string, spec: ActionSpec): void;
  spec(handle: string): ActionSpec;
  rate(spec: ActionSpec): BehaviorSubject<number>;
  /** The options of the grid effect of that name, made on the first call. */
  options(name: string, make: () => Options): Options;
}
