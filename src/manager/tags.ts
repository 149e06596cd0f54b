import type { ManagedRun } from './managed-run.js';
import type { Tag } from './running-action.js';

/** The runs of a tag on one target, in the order in which they were added. */
interface Tagged {
  readonly all: Set<ManagedRun>;
  /** Those that wait for the others, under policy `concat`. */
  readonly waiting: Set<ManagedRun>;
  /** Of those that completed in the present frame, the last by its exact time; and which frame that is. */
  last: ManagedRun | null;
  frame: number;
}

/** The runs of one target by their tags. */
export class Tags {
  private readonly byTag = new Map<Tag | undefined, Tagged>();

  of(tag: Tag | undefined): ReadonlySet<ManagedRun> {
    return this.byTag.get(tag)?.all ?? new Set();
  }

  get waiting(): ManagedRun[] {
    return [...this.byTag.values()].flatMap(({ waiting }) => [...waiting]);
  }

  add(run: ManagedRun): void {
    let tagged = this.byTag.get(run.tag);
    if (tagged === undefined) {
      tagged = { all: new Set(), waiting: new Set(), last: null, frame: NaN };
      this.byTag.set(run.tag, tagged);
    }
    tagged.all.add(run);
    if (run.controls?.stage === 'waiting') tagged.waiting.add(run);
  }

  /** Takes out a run. Returns the one that is to start, if the others of its tag are over and one waits for them. */
  remove(run: ManagedRun, frame: number): ManagedRun | null {
    const tagged = this.byTag.get(run.tag);
    if (tagged?.all.delete(run) !== true) return null;
    const { all, waiting } = tagged;
    waiting.delete(run);
    if (all.size === 0) this.byTag.delete(run.tag);
    if (waiting.size > 0 && hasPlayedOut(run)) noteLast(tagged, run, frame);
    if (waiting.size === 0 || all.size > waiting.size) return null;
    const [next] = waiting as Iterable<ManagedRun> as [ManagedRun];
    waiting.delete(next);
    next.controls!.stage = 'ready';
    if (tagged.last !== null && tagged.frame === frame) continueFrom(tagged.last, next);
    return next;
  }
}

/** Whether a run has come to its end in its own time. */
function hasPlayedOut({ ending, controls }: ManagedRun): boolean {
  return ending === 'completed' && controls?.wasSought !== true;
}

function noteLast(tagged: Tagged, run: ManagedRun, frame: number): void {
  const { last } = tagged;
  if (last !== null && tagged.frame === frame && run.overshoot > last.overshoot) return;
  tagged.last = run;
  tagged.frame = frame;
}

/**
 * It begins at the exact end of `last`, and counts on from there, so that their times add up as those of a sequence do.
 */
function continueFrom(last: ManagedRun, next: ManagedRun): void {
  const controls = next.controls!;
  if (last.rate === 1 && controls.rate === 1 && last.root !== null) {
    controls.origin = last.root.end;
    controls.firstTime = last.time;
    // It was asked for when the action had no origin yet.
    if (controls.sought !== null) controls.sought += controls.origin;
  } else {
    controls.firstTime = last.overshoot * Math.abs(controls.rate);
  }
}
