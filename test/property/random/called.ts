import fc from 'fast-check';
import {
  type Action,
  callFunc,
  type Curve,
  defineAction,
  defineOpenAction,
  delayTime,
  eased,
  type EndingAction,
  firstOf,
  follow,
  keyframes,
  moveBy,
  moveTo,
  quadraticOut,
  repeatTimes,
  reverseTime,
  rotateBy,
  run,
  script,
  sequence,
  spawn,
  speed,
  springTo,
  stagger,
  waitFor,
  yoyo,
} from 'rx-motion';
import { Observable } from 'rxjs';
import { innerCurves, wildCurves } from './curves.js';

/** The user's callbacks inside an action, and the setter of its target. */
export type Call = 'start' | 'update' | 'stop' | 'call' | 'set' | 'bend' | 'curve' | 'step' | 'subscribe' | 'teardown';

/** A composition whose every part calls back. */
export interface Called {
  readonly kind: (typeof ending)[number];
  readonly duration: number;
  readonly amount: number;
  readonly curve: (typeof curves)[number];
  readonly parts: readonly Called[];
}

/** What a frame table can hold, and what hands over within it. */
const plain = ['moveBy', 'moveTo', 'rotateBy', 'springTo', 'keyframes', 'bent move', 'bent turn', 'call'] as const;
const simple = ['sequence', 'spawn', 'repeat', 'eased'] as const;
const finite = [...plain, ...simple, 'leaf', 'leaf', 'yoyo', 'reverseTime', 'called curve', 'stagger'] as const;
const ending = [...finite, 'open leaf', 'wait', 'follow', 'first of', 'live speed', 'script'] as const;
const curves = ['quadraticOut', 'there, back and there', 'nowhere but at 1/2', 'told'] as const;

export const called = calledOf(ending, 3);
export const calledInRows = calledOf([...plain, ...simple], 3);

function calledOf(kinds: readonly Called['kind'][], depth: number): fc.Arbitrary<Called> {
  const some = depth === 0 ? kinds.filter((kind) => !(simple as readonly unknown[]).includes(kind)) : kinds;
  return fc.constantFrom(...some).chain((kind) => {
    const hasKnownParts = ['repeat', 'yoyo', 'reverseTime', 'eased', 'called curve'].includes(kind);
    const inner = hasKnownParts ? kinds.filter((kind) => (finite as readonly unknown[]).includes(kind)) : kinds;
    return fc.record({
      kind: fc.constant(kind),
      duration: fc.constantFrom(0, 0.1, 0.25, 0.5, 1),
      amount: fc.constantFrom(-4, -1, 0, 2, 3, 0.1, 0.7, -0.3),
      curve: fc.constantFrom(...curves),
      parts: depth === 0 ? fc.constant([]) : fc.array(calledOf(inner, depth - 1), { maxLength: 3 }),
    });
  });
}

/** What the actions move. Its setter calls back. */
export class Told {
  y = 0;
  rotation = 0;
  private place = 0;
  private readonly tell: () => void;

  constructor(tell: () => void) {
    this.tell = tell;
  }

  get x(): number {
    return this.place;
  }

  set x(x: number) {
    this.place = x;
    this.tell();
  }
}

/**
 * The action.
 *
 * `tell` is called at each callback, and may throw. `open` holds the subscribers of its streams.
 */
export function calledAction(
  { kind, duration, amount: x, curve: name, parts }: Called,
  tell: (what: Call) => void,
  open: Set<unknown>,
): EndingAction<Pick<Told, 'x' | 'y' | 'rotation'>> {
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
  const curve = curveOf(name, () => tell('bend'));
  switch (kind) {
    case 'moveBy':
      return moveBy(duration, { x, y: 1 });
    case 'moveTo':
      return moveTo(duration, { x, y: 1 });
    case 'rotateBy':
      return rotateBy(duration, x);
    case 'springTo':
      return springTo({ x, y: 1 }, { duration: 0.1 + duration, bounce: 0.4 });
    case 'keyframes':
      return keyframes(2 * duration, [
        { x, y: x, curve },
        { x: 1, y: 2 },
        { x, y: 0 },
      ]);
    case 'bent move':
      return eased(moveTo(2, { x, y: 1 }), curve);
    case 'bent turn':
      return keyframes(2, [{ rotation: x }, { rotation: 1, curve }, { rotation: 0 }]);
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
      return eased(one, curve);
    case 'called curve':
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

function curveOf(name: Called['curve'], bend: () => void): Curve {
  if (name === 'told') return (t) => (bend(), t);
  return name === 'quadraticOut' ? quadraticOut : { ...innerCurves, ...wildCurves }[name]!;
}
