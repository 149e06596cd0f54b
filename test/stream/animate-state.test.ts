import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  blink,
  callFunc,
  delayTime,
  eased,
  moveBy,
  moveTo,
  repeatForever,
  sequence,
  sineInOut,
  spawn,
  tintTo,
  to,
} from 'rx-motion';
import { animateState } from 'rx-motion/stream';
import { marbles } from 'rx-motion/testing';
import { type Observable, of, toArray } from 'rxjs';

const initial = { x: 0, y: 0, color: { r: 0, g: 0, b: 0 }, shadow: { blur: { radius: 0 } }, items: ['a'] };
const quarter$ = of(9, 0.25, 0.25, 0.25, 0.25);

function statesOf<S>(state$: Observable<S>): S[] {
  let states: S[] = [];
  state$.pipe(toArray()).subscribe((all) => (states = all));
  return states;
}

describe('an animated state', () => {
  it('emits the state once per frame, and completes with the action', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames('f---f---f---f', 0.5);
      const state$ = animateState({ x: 0, y: 1 }, moveTo(1, { x: 8, y: 1 }), frame$);
      expectObservable(state$).toBe('a---b---(c|)', { a: { x: 0, y: 1 }, b: { x: 4, y: 1 }, c: { x: 8, y: 1 } });
      expectSubscriptions(frame$.subscriptions).toBe('^-------!');
    });
  });

  it('never changes its arguments, however deep', () => {
    const before = structuredClone(initial);
    const action = spawn(
      moveBy(1, { x: 4, y: 0 }),
      tintTo(1, { r: 255, g: 0, b: 0 }),
      to(1, { shadow: { blur: { radius: 8 } } }),
    );
    const states = statesOf(animateState(initial, eased(action, sineInOut), quarter$));
    expect(initial).toEqual(before);
    expect(states.at(-1)).toEqual({
      x: 4,
      y: 0,
      color: { r: 255, g: 0, b: 0 },
      shadow: { blur: { radius: 8 } },
      items: ['a'],
    });
    expect(states[2]!.shadow.blur.radius).toBeCloseTo(4, 12);
    expect(states.every(({ items }) => items === initial.items)).toBe(true);
  });

  it('emits the same object while nothing changes', () => {
    const states = statesOf(
      animateState(initial, sequence(delayTime(0.5), to(0.5, { shadow: { blur: { radius: 8 } } })), quarter$),
    );
    expect(states[0]).toBe(initial);
    expect(states[2]).toBe(initial);
    expect(states[3]).not.toBe(initial);
    expect(states[3]!.color).toBe(initial.color);
  });

  it('works on a frozen state', () => {
    const frozen = Object.freeze({ at: Object.freeze({ x: 0, y: 0 }) });
    const states = statesOf(animateState(frozen, to(1, { at: { x: 4 } }), quarter$));
    expect(states.map(({ at }) => at.x)).toEqual([0, 1, 2, 3, 4]);
    expect(() => ((states[1] as { at: object }).at = {})).toThrow(TypeError);
  });

  it('starts each subscriber from the initial state', () => {
    const state$ = animateState({ x: 0, y: 0 }, moveBy(1, { x: 4, y: 0 }), quarter$);
    expect(statesOf(state$)).toEqual(statesOf(state$));
  });

  it('emits the final writes of an action', () => {
    const states = statesOf(animateState({ visible: true }, blink(1, 2), quarter$));
    expect(states.map(({ visible }) => visible)).toContain(false);
    expect(states.at(-1)).toEqual({ visible: true });
  });

  it('fails with the error of an action', () => {
    let failure: unknown;
    const broken = callFunc(() => {
      throw new Error('broken');
    });
    animateState({}, broken, of(0)).subscribe({ error: (error: unknown) => (failure = error) });
    expect(failure).toEqual(new Error('broken'));
  });

  it('requires the capabilities of the action', () => {
    expectTypeOf(animateState(initial, moveTo(1, { x: 1, y: 1 }))).toEqualTypeOf<
      Observable<Readonly<typeof initial>>
    >();
    // @ts-expect-error -- there is no rotation in it
    void animateState({ x: 0, y: 0 }, to(1, { rotation: 3 }));
    // @ts-expect-error -- nothing to repeat
    expect(() => animateState({ x: 0 }, repeatForever)).toThrow(TypeError);
  });
});
