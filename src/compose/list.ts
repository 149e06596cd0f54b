import type { Action } from '../motion/action.js';
import { type Motion, motionOf } from '../motion/motion.js';

/** Children as a factory takes them: one by one, or in an array. */
export type Children<A> = readonly A[] | readonly [readonly A[]];

/** The type of each of the children `C`. */
export type ChildOf<C> = C extends readonly [readonly (infer A)[]] ? A : C extends readonly (infer A)[] ? A : never;

/** The motions inside the children given to the factory `name`. */
export function motionsOf(name: string, children: Children<Action<never>>): Motion<never>[] {
  const [first] = children;
  const list = (children.length === 1 && Array.isArray(first) ? first : children) as readonly Action<never>[];
  // A hole in the list is a missing action, too.
  const motions = new Array<Motion<never>>(list.length);
  for (let index = 0; index < list.length; index++) motions[index] = motionOf(name, list[index]!);
  return motions;
}
