import type { Running } from './running.js';
import type { Tag } from './running-action.js';

/** The actions of a target by their tags, those of a tag in the order in which they were added. */
export class Tags {
  private readonly byTag = new Map<Tag | undefined, Set<Running>>();

  constructor(all: readonly Running[]) {
    for (const running of all) this.add(running);
  }

  add(running: Running): void {
    const { tag } = running;
    const others = this.byTag.get(tag);
    if (others === undefined) this.byTag.set(tag, new Set([running]));
    else others.add(running);
  }

  remove(running: Running): void {
    const all = this.byTag.get(running.tag);
    all?.delete(running);
    if (all?.size === 0) this.byTag.delete(running.tag);
  }

  of(tag: Tag | undefined): ReadonlySet<Running> {
    return this.byTag.get(tag) ?? new Set();
  }
}
