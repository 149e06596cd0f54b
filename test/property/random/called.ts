import fc from 'fast-check';
import {
  type Action,
  callFunc,
  defineAction,
  defineOpenAction,
  delayTime,
  eased,
  type EndingAction,
  firstOf,
  follow,
  repeatTimes,
  reverseTime,
  run,
  script,
  sequence,
  spawn,
  speed,
  stagger,
  waitFor,
  yoyo,
} from 'rx-motion';
import { Observable } from 'rxjs';

/** The user's callbacks inside an action. */
export type Call = 'start' | 'update' | 'stop' | 'call' | 'curve' | 'step' | 'subscribe' | 'teardown';

/** A composition whose every part calls back. */
export interface Called {
  readonly kind: (typeof ending)[number] | (typeof finite)[number];
  readonly duration: number;
  readonly parts: readonly Called[];
}

const finite = ['leaf', 'call', 'sequence', 'spawn', 'repeat', 'yoyo', 'reverseTime', 'eased', 'stagger'] as const;
const ending = [...finite, 'open leaf', 'wait', 'follow', 'first of', 'live speed', 'script'] as const;

export const called = calledOf(ending, 3);

function calledOf(kinds: readonly Called['kind'][], depth: number): fc.Arbitrary<Called> {
  return fc.constantFrom(...kinds).chain((kind) => {
    const hasKnownParts = ['repeat', 'yoyo', 'reverseTime', 'eased'].includes(kind);
    const parts =
      depth === 0 ? fc.constant([]) : fc.array(calledOf(hasKnownParts ? finite : kinds, depth - 1), { maxLength: 3 });
    return fc.record({ kind: fc.constant(kind), duration: fc.constantFrom(0, 0.25, 0.5, 1), parts });
  });
}

/**
 * The action, on targets with a position.
 *
 * `tell` is called at each callback, and may throw. `open` holds the subscribers of its streams.
 */
export function calledAction(
  { kind, duration, parts }: Called,
  tell: (what: Call) => void,
  open: Set<unknown>,
): EndingAction<{ x: number; y: number }> {
  const all = parts.map((part) => calledAction(part, tell, open));
  const one = (all[0] ?? delayTime(duration)) as ReturnType<typeof delayTime>;
  const stream$ = <V>(first: V): Observable<V> =>
    new Observable((subscriber) => {
      tell('subscribe');
      open.add(subscriber);
      if (duration === 0) subscriber.next(first);
      return () => {
        open.delete(subscriber);
        tell('teardown');
      };
    });
  const effect = <V>(update: (value: number) => V): { update: (value: number) => V; stop: () => void } => {
    tell('start');
    return { update: (value) => (tell('update'), update(value)), stop: () => tell('stop') };
  };
  switch (kind) {
    case 'leaf':
      return defineAction(duration, () => effect(() => undefined));
    case 'open leaf':
      return defineOpenAction(() => effect((elapsed) => (elapsed < duration ? undefined : elapsed - duration)));
    case 'call':
      return callFunc(() => tell('call'));
    case 'wait':
      return waitFor(stream$(1));
    case 'follow':
      return follow(stream$({ x: 1, y: 2 }), { viewport: { width: 2, height: 2 }, until: stream$(1) });
    case 'sequence':
      return sequence(all);
    case 'spawn':
      return spawn(all);
    case 'stagger':
      return stagger(duration, all);
    case 'repeat':
      return repeatTimes(one, 2);
    case 'yoyo':
      return yoyo(one);
    case 'reverseTime':
      return reverseTime(one);
    case 'eased':
      return eased(one, (t) => (tell('curve'), duration === 0 ? 1 - t * t : t * (2 - t)));
    case 'first of':
      return firstOf([delayTime(2), ...all]);
    case 'live speed':
      return speed(sequence(all) as Action<unknown>, stream$(2)) as unknown as EndingAction<unknown>;
    case 'script':
      return script(function* () {
        for (const part of all) {
          tell('step');
          yield* run(part);
        }
      });
  }
}
