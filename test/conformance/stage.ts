import type { BehaviorSubject } from 'rxjs';
import type { Node } from './node.js';
import type { Quirks } from './quirk.js';
import type { ActionSpec, Op, Value } from './trace.js';

/** What an action of a trace needs of the replay around it. */
export interface Stage {
  /** What is to be done as cocos2d-x does it; nothing when the library is on trial. */
  readonly quirks: Quirks;
  node(name: string): Node;
  emit(...event: Value[]): void;
  perform(op: Op): void;
  /** Remembers a description under the handle that it gives. */
  name(handle: string, spec: ActionSpec): void;
  spec(handle: string): ActionSpec;
  rate(spec: ActionSpec): BehaviorSubject<number>;
}
