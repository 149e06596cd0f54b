import { interval, Observable, Subject, type Subscription } from 'rxjs';
import { page } from '../clock/page.js';
import type { Seconds } from '../clock/seconds.js';
import { recorderOf } from '../lines/recorder.js';
import type { Motion } from '../motion/motion.js';
import type { Score, ScorePiece } from '../score/plan.js';
import { score } from '../score/score.js';
import { remembers } from '../time/edges.js';
import type { Run } from '../time/run.js';
import { sourcePlace } from './source-place.js';

/** What {@link motionWarnings} emits. */
export interface MotionWarning {
  /**
   * `'overlap'`: two To-actions write one value of one target at once. `'unsubscribed'`: nobody has subscribed to what
   * `play` returned. `'removed'`: a run goes on though its target has left the page. `'endless'`: a run without an end
   * where there is no page.
   */
  readonly rule: 'overlap' | 'unsubscribed' | 'removed' | 'endless';
  /** What is wrong, what to do instead, and the place. */
  readonly message: string;
  /** Where in your sources the run was started: a file, a line and a column. */
  readonly place?: string | undefined;
}

/** A run that has begun, as `play` and managers make it. */
interface Begun extends Run<object> {
  readonly action: Motion<object>;
  /** Of `play`. */
  readonly isClosed?: boolean;
  /** Of a manager. */
  readonly isOver?: boolean;
  readonly elapsed?: Seconds;
  readonly paused?: boolean;
  readonly overlay?: object;
}

/** What is known of a run. */
interface Known {
  readonly run: Begun;
  readonly place: string | undefined;
  plan?: Score | undefined;
  /** How the target stood when it was looked at last. */
  was: 'there' | 'removed' | undefined;
}

/** Milliseconds between two looks at the targets. One that is away at two of them has left. */
const LOOK = 1000;

/**
 * Watches the runs of the page while you develop, and emits a warning for each place in your sources that makes a usual
 * mistake: once, with what to do instead.
 *
 * It costs time, so subscribe only in development. A program that does not import it does not contain its code.
 *
 * ```ts
 * import { moveTo, play } from 'rx-motion';
 * import { motionWarnings } from 'rx-motion/testing';
 *
 * const messages: string[] = [];
 * const warnings = motionWarnings().subscribe(({ rule }) => messages.push(rule));
 * const ship = { x: 0 };
 * for (const x of [100, 200]) play(moveTo(1, { x }), ship).subscribe();
 * await Promise.resolve();
 * messages; // => ['overlap']
 * warnings.unsubscribe();
 * ```
 *
 * @see {@link check} of `rx-motion/score`, which finds what is wrong within one action before it runs.
 */
export function motionWarnings(): Observable<MotionWarning> {
  return new Observable((subscriber) => {
    const told = new Set<string>();
    const warn = (rule: MotionWarning['rule'], text: string, place: string | undefined): void => {
      const key = `${rule} ${place ?? text}`;
      if (told.has(key)) return;
      told.add(key);
      subscriber.next({ rule, message: place === undefined ? text : `${text} (${place})`, place });
    };
    const known = new Set<Known>();
    let looks: Subscription | undefined;

    const look = (): void => {
      for (const it of known) {
        const { run, place, was } = it;
        if (!isRunning(run)) known.delete(it);
        it.was = stateOf(run.target, was);
        if (isRunning(run) && was === 'removed' && it.was === 'removed')
          warn('removed', `${nameOf(run)} goes on though its target has left the page${untilWhen(run)}`, place);
      }
      if (known.size > 0) return;
      looks?.unsubscribe();
      looks = undefined;
    };

    const noteRun = (run: Begun): void => {
      const place = sourcePlace();
      const added: Known = { run, place, was: stateOf(run.target, undefined) };
      known.add(added);
      looks ??= interval(LOOK).subscribe(look);
      if (!run.action.ends && typeof document === 'undefined')
        warn('endless', `${nameOf(run)} never ends, and there is no page: end it with takeUntil or repeatTimes`, place);
      // What switchMap does is over by then.
      queueMicrotask(() => {
        for (const it of known)
          if (it !== added && it.run.target === run.target && isRunning(run) && isRunning(it.run)) {
            const property = sharedBy(it, added);
            if (property === undefined) continue;
            const both = `${nameOf(it.run)} and ${nameOf(run)} write ${property} of one target at once`;
            warn(
              'overlap',
              `${both}, and one has no effect: stop the first (switchMap does), or use a By-action`,
              place,
            );
          }
      });
    };

    const notePlay = (made$: Observable<unknown>): void => {
      const kept: Made = { place: sourcePlace(), isSubscribed: false };
      const subscribe = Reflect.get(made$, 'subscribe') as (...given: unknown[]) => Subscription;
      Reflect.set(made$, 'subscribe', (...given: unknown[]): Subscription => {
        kept.isSubscribed = true;
        return Reflect.apply(subscribe, made$, given);
      });
      collected.register(made$, kept);
    };
    const collected = new FinalizationRegistry<Made>(({ place, isSubscribed }) => {
      if (!isSubscribed && !subscriber.closed)
        warn('unsubscribed', 'nobody has subscribed to what play returned, so nothing moved: call subscribe()', place);
    });

    page.starts$ ??= new Subject();
    subscriber.add(
      page.starts$.subscribe((it) => {
        if (it instanceof Observable) notePlay(it);
        // A copy is read, not animated.
        else if (recorderOf((it as Begun).target) === undefined) noteRun(it as Begun);
      }),
    );
    subscriber.add(() => looks?.unsubscribe());
  });
}

/** What a call of `play` has returned. It must not hold the observable itself. */
interface Made {
  readonly place: string | undefined;
  isSubscribed: boolean;
}

function isRunning({ phase, isClosed, isOver }: Begun): boolean {
  return phase === 'live' && isClosed !== true && isOver !== true;
}

function nameOf({ action: { kind, label } }: Begun): string {
  return label === undefined ? kind : `${kind} "${label}"`;
}

function untilWhen({ action }: Begun): string {
  return action.ends
    ? ': stop it when the target goes'
    : ', and never ends: end it with takeUntil when the target goes';
}

/** Whether a target is on the page. One that has not been there yet has not left it. */
function stateOf(target: unknown, was: Known['was']): Known['was'] {
  const { removed } = Object(target) as { readonly removed?: unknown };
  return removed === false ? 'there' : removed === true && was !== undefined ? 'removed' : was;
}

/** A value that both own just now. Times that may go back are not compared. */
function sharedBy(one: Known, other: Known): string | undefined {
  if ([one, other].some(({ run }) => remembers(run.edges) || run.paused === true || run.overlay !== undefined))
    return undefined;
  const owned = ownedNow(one);
  return [...ownedNow(other)].find((property) => owned.has(property));
}

/** The values that a run owns just now. One without an end owns what it ever owns. */
function ownedNow(it: Known): ReadonlySet<string> {
  const { run } = it;
  const { duration } = run.action;
  const time = Math.max(0, run.elapsed ?? run.time - run.origin);
  const isNow = ({ start, end }: ScorePiece): boolean => duration === Infinity || (start <= time && time < end);
  it.plan ??= planOf(run);
  const owned = (it.plan?.tracks ?? []).filter(
    ({ target, pieces }) =>
      target === 0 && pieces.some((piece) => isNow(piece) && piece.writers.some(({ mode }) => mode === 'owns')),
  );
  return new Set(owned.map(({ property }) => property));
}

function planOf({ action, target }: Begun): Score | undefined {
  try {
    return score(action, target);
  } catch {
    // What cannot be read is not compared.
    return undefined;
  }
}
