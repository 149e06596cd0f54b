import { concat, defer, EMPTY, merge, Observable, repeat } from 'rxjs';
import type { Tree } from './tree.js';

/** The path to a leaf: indices of children and numbers of rounds. */
type Path = readonly number[];

/**
 * Notifies its listeners at their times: those up to a time that is shown in the order of the times, and of equal times
 * in the order of their paths in the tree. A listener that subscribes meanwhile joins that order.
 */
export class Clock {
  private listeners: { readonly path: Path; readonly at: number; readonly listen: () => void }[] = [];

  show(time: number): void {
    for (;;) {
      const [first] = this.listeners
        .filter(({ at }) => at <= time)
        .sort((a, b) => a.at - b.at || compare(a.path, b.path));
      if (first === undefined) return;
      first.listen();
    }
  }

  /** Returns a function that ends it; `listen` must call it. */
  listen(path: Path, at: number, listen: () => void): () => void {
    const listener = { path, at, listen };
    this.listeners.push(listener);
    return () => {
      this.listeners = this.listeners.filter((other) => other !== listener);
    };
  }
}

/**
 * A tree of sequences, spawns and repetitions in RxJS's own operators. Its leaves complete when the clock reaches their
 * planned ends, and report when they are subscribed, complete and are unsubscribed.
 */
export function twin(
  tree: Tree,
  clock: Clock,
  say: (event: string) => void,
  start = 0,
  path: Path = [],
): Observable<never> {
  const { kind, children, duration } = tree;
  function twinAt(index: number, at: number): Observable<never> {
    return twin(children[index]!, clock, say, at, [...path, index]);
  }
  const empty$ = until(start, clock, path);
  switch (kind) {
    case 'sequence': {
      let end = start;
      const twins$ = children.map((child, index) => {
        const at = end;
        end += child.duration;
        return twinAt(index, at);
      });
      // The first child of a sequence starts with its first frame.
      return concat(empty$, ...twins$);
    }
    case 'spawn':
      // So does the shorter one of each pair that a spawn is folded into; the longest starts at once.
      if (children.length === 0) return empty$;
      return children.reduce<{ longest: number; whole$: Observable<never> }>(
        ({ longest, whole$ }, child, index) => {
          const child$ = twinAt(index, start);
          if (child.duration > longest)
            return { longest: child.duration, whole$: merge(index > 0 ? concat(empty$, whole$) : EMPTY, child$) };
          const wait$ = until(start, clock, [...path, index]);
          return { longest, whole$: merge(whole$, child.duration < longest ? concat(wait$, child$) : child$) };
        },
        { longest: 0, whole$: EMPTY },
      ).whole$;
    case 'repeat':
      if (tree.times === 0) return empty$;
      return defer(() => {
        let round = 0;
        const [child] = children;
        return defer(() => {
          const at = start + round * child!.duration;
          return twin(child!, clock, say, at, [...path, round++]);
        }).pipe(repeat(tree.times));
      });
    default:
      return until(start + duration, clock, path, say, tree.path);
  }
}

/** Completes when the clock reaches `end`. */
function until(
  end: number,
  clock: Clock,
  path: Path,
  say: (event: string) => void = () => undefined,
  name = '',
): Observable<never> {
  return new Observable((subscriber) => {
    say(`subscribe ${name}`);
    const stop = clock.listen(path, end, () => {
      say(`complete ${name}`);
      subscriber.complete();
    });
    return () => {
      stop();
      say(`unsubscribe ${name}`);
    };
  });
}

function compare(a: Path, b: Path): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    if (a[index] !== b[index]) return a[index]! - b[index]!;
  }
  return a.length - b.length;
}
