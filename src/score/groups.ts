import type { Seconds } from '../clock/seconds.js';
import type { Composed } from '../motion/composed.js';
import { Leaf } from '../motion/leaf.js';
import type { Bindable } from '../time/bindable.js';
import { Branches, type Timed } from '../time/branches.js';
import { IDLE } from '../time/effect.js';

/** Targets that are read together. */
export type Group = ReadonlySet<unknown>;

/**
 * Divides the targets of a motion into groups that do not depend on one another: those of different branches. Each is
 * read by itself, so the time that a score takes grows with the number of targets, not with its square.
 */
export class Groups {
  readonly list: readonly Group[];
  readonly #groups = new Map<unknown, Group>();
  /** The groups of each motion on each target. */
  readonly #known = new Map<Bindable<never>, Map<unknown, readonly Group[]>>();
  /** The branches of each merge on each target, for each group. */
  readonly #branches = new Map<Branches<never>, Map<unknown, Map<Group, Branches<never>>>>();

  constructor(motion: Bindable<never>, target: unknown) {
    this.list = this.#groupsOf(motion, target);
    for (const group of this.list) for (const it of group) this.#groups.set(it, group);
  }

  /** The branches of a merge on a target that a group needs. They take as long as all of them. */
  branchesFor(group: Group, branches: Branches<never>, target: unknown): Branches<never> {
    const kept = valueAt(
      valueAt(this.#branches, branches, () => new Map<unknown, Map<Group, Branches<never>>>()),
      target,
      () => this.#divided(branches, target),
    );
    return valueAt(kept, group, () => new Branches([pauseOf(branches.duration)]));
  }

  #divided(branches: Branches<never>, target: unknown): Map<Group, Branches<never>> {
    const lists = new Map<Group, Timed<never>[]>();
    for (const timed of branches.list) {
      const groups = this.#groupsOf(timed.action, target);
      for (const group of new Set(groups.map(([first]) => this.#groups.get(first)!)))
        valueAt(lists, group, () => []).push(timed);
    }
    const { duration } = branches;
    const isLong = ({ end }: Timed<never>): boolean => end === duration;
    return new Map(
      Array.from(lists, ([group, list]) => [
        group,
        new Branches(list.some(isLong) ? list : [...list, pauseOf(duration)]),
      ]),
    );
  }

  #groupsOf(motion: Bindable<never>, target: unknown): readonly Group[] {
    return valueAt(
      valueAt(this.#known, motion, () => new Map<unknown, readonly Group[]>()),
      target,
      () => this.#found(motion, target),
    );
  }

  #found(motion: Bindable<never>, target: unknown): readonly Group[] {
    const { inner = [], branches, targeted }: Partial<Composed<never>> = motion;
    if (inner.length === 0) return [new Set([target])];
    if (targeted !== undefined) return this.#groupsOf(inner[0]!, targeted.target);
    if (branches !== undefined) return join(branches.list.flatMap(({ action }) => this.#groupsOf(action, target)));
    const parts = inner.map((it) => this.#groupsOf(it, target));
    const all = join(parts.flat());
    // Every group runs all parts of a sequence. It must not run too many for others.
    return all.length * parts.length > 2 * parts.flat().length ? [new Set(all.flatMap((group) => [...group]))] : all;
  }
}

/** Joins groups that share a target. The order is that of their first targets. */
function join(groups: readonly Group[]): readonly Group[] {
  const owners = new Map<unknown, Set<unknown>>();
  for (const group of groups) {
    const owner = owners.get([...group].find((it) => owners.has(it))) ?? new Set();
    for (const it of group) {
      const other = owners.get(it) ?? [it];
      if (other === owner) continue;
      for (const moved of other) owners.set(moved, owner.add(moved));
    }
  }
  return [...new Set(owners.values())];
}

/** Lets time pass instead of what is not read. */
function pauseOf(duration: Seconds): Timed<never> {
  const action: Bindable<never> = {
    duration,
    bind: (_target, start, end, edges) => new Leaf({ ...IDLE }, start, end, edges),
  };
  return { action, start: 0, end: duration };
}

/** The value of a key, which is made if there is none. */
function valueAt<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  if (!map.has(key)) map.set(key, make());
  return map.get(key)!;
}
