import type { Action } from '../action/action.js';
import { type Motion, motionOf } from '../action/motion.js';

/** Children as a factory takes them: one by one, or in an array. */
export type Children<A> = readonly A[] | readonly [readonly A[]];

/** The type of each of the children `C`. */
export type ChildOf<C> = C extends readonly [readonly (infer A)[]] ? A : C extends readonly (infer A)[] ? A : never;

/** The children given to a factory, as one array. */
export function listOf<A>(children: Children<A>): readonly A[] {
  return (children.length === 1 && Array.isArray(children[0]) ? children[0] : children) as readonly A[];
}

/** The motions inside the children given to the factory `name`. */
export function motionsOf(name: string, children: Children<Action<never>>): Motion<never>[] {
  const list = listOf(children);
  const motions = new Array<Motion<never>>(list.length);
  for (let index = 0; index < list.length; index++) motions[index] = motionOf(name, list[index]!);
  return motions;
}
