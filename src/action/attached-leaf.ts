import type { SpanObserver } from '../time/span.js';
import type { Attached, Effect } from './effect.js';
import { Leaf } from './leaf.js';

/** A leaf whose effect has to know the playhead that it runs under. */
export class AttachedLeaf extends Leaf {
  declare readonly effect: Effect & Attached;

  override subscribe(observer: SpanObserver): void {
    this.effect.attach(observer.playhead, this);
    super.subscribe(observer);
  }
}
