import type { Action } from '../action/action.js';
import { type Motion, motionOf } from '../action/motion.js';

/** Children as a factory takes them: one by one, or in an array. */
export type Children<A> = readonly A[] | readonly [readonly A[]];

/** What each of the children `C` is. */
export type ChildOf<C> = C extends readonly [readonly (infer A)[]] ? A : C extends readonly (infer A)[] ? A : never;

/** The children that were given to a factory, one by one. */
export function listOf<A>(children: Children<A>): readonly A[] {
  return (children.length === 1 && Array.isArray(children[0]) ? children[0] : children) as readonly A[];
}

/** The motions inside the children that were given to the factory `name`. */
export function motionsOf(name: string, children: Children<Action<never>>): readonly Motion<never>[] {
  const list = listOf(children);
  const motions = new Array<Motion<never>>(list.length);
  for (let index = 0; index < list.length; index++) motions[index] = motionOf(name, list[index]!);
  return motions;
}
