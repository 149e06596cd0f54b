import { isWaiting, stillAwaited } from './predecessors.js';
import type { Running } from './running.js';
import type { Tag } from './running-action.js';

interface Tagged {
  readonly all: Set<Running>;
  /** The last one that waits, and what came after it. */
  readonly awaited: Set<Running>;
}

/** The actions of a target by their tags, those of a tag in the order in which they were added. */
export class Tags {
  private readonly byTag = new Map<Tag | undefined, Tagged>();

  constructor(all: readonly Running[]) {
    for (const running of all) this.add(running);
  }

  add(running: Running): void {
    const { tag } = running;
    let tagged = this.byTag.get(tag);
    if (tagged === undefined) this.byTag.set(tag, (tagged = { all: new Set(), awaited: new Set() }));
    tagged.all.add(running);
    if (isWaiting(running)) tagged.awaited.clear();
    tagged.awaited.add(running);
  }

  remove(running: Running): void {
    const tagged = this.byTag.get(running.tag);
    if (tagged === undefined) return;
    const { all, awaited } = tagged;
    all.delete(running);
    if (all.size === 0) this.byTag.delete(running.tag);
    if (!awaited.delete(running)) return;
    for (const earlier of stillAwaited(running.extras?.after ?? [])) if (all.has(earlier)) awaited.add(earlier);
  }

  of(tag: Tag | undefined): ReadonlySet<Running> {
    return this.byTag.get(tag)?.all ?? new Set();
  }

  /** What an action with the tag waits for that is to follow all others with it. */
  awaited(tag: Tag | undefined): readonly Running[] {
    return [...(this.byTag.get(tag)?.awaited ?? [])];
  }
}
