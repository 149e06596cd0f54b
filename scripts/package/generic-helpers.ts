import {
  type Action,
  type ActionManager,
  at,
  type Axes,
  by,
  callFunc,
  type ChildOf,
  type Children,
  type Curve,
  defineAction,
  defineOpenAction,
  eased,
  type EndingAction,
  type Entry,
  type FiniteAction,
  firstOf,
  fromTo,
  keyframes,
  lookAtMatrix,
  moveBy,
  moveTo,
  named,
  next,
  type Numbers,
  type Only,
  type PlaneAxes,
  play,
  repeatForever,
  repeatTimes,
  resizeBy,
  resizeTo,
  reverseTime,
  type ReversibleAction,
  rotateBy,
  rotateTo,
  rotationalSkewBy,
  rotationalSkewTo,
  run,
  scaleBy,
  scaleTo,
  script,
  type ScriptStep,
  sequence,
  shake,
  type Sides,
  type SizeGoals,
  type SizeValues,
  spawn,
  speed,
  springTo,
  stagger,
  tapped,
  targeted,
  type TargetOf,
  timeline,
  to,
  tweenFrom,
  tweenProperty,
  type Values,
  wiggle,
  yoyo,
} from 'rx-motion';
import { glideSignal, springSignal } from 'rx-motion/angular';
import {
  type DomTarget,
  domTarget,
  domTargets,
  enter,
  leave,
  respectReducedMotion,
  withCamera,
  withColor,
  withProgress,
  withSpriteFrames,
} from 'rx-motion/dom';
import { presence } from 'rx-motion/layout';
import {
  type PixiContainer,
  type PixiMaskable,
  type PixiMaskOptions,
  type PixiSprite,
  type PixiSpriteOptions,
  pixiTarget,
} from 'rx-motion/pixi';
import { useFlip, usePresence, usePresenceList, useRevealWords, useSpring } from 'rx-motion/react';
import { sampleInto, score } from 'rx-motion/score';
import { animateState, glide, type Measurable, type Mixable, paced, spring, tween, velocity } from 'rx-motion/stream';
import { glideStore, type GoalStore, motion, springStore } from 'rx-motion/svelte';
import {
  type Inputs,
  type Log,
  type MarbleHelpers,
  marbles,
  profiled,
  record,
  replay,
  toTest,
  trace,
} from 'rx-motion/testing';
import { type ThreeMesh, type ThreeObject, threeTarget } from 'rx-motion/three';
import { useGlide, useSpring as useVueSpring } from 'rx-motion/vue';
import type { Observable } from 'rxjs';

/*
 * Helpers as users write them, without a type of the result: a compiler that writes declarations must be able to name
 * it. There is one for each generic function of the package.
 */

type Finite = FiniteAction<never>;

// Compositions
export const later = <A extends Action<never>>(action: A) => at(1, action);
export const smooth = <A extends Finite>(action: A, curve: Curve) => eased(action, curve);
export const race = <C extends Children<Action<never>>>(...actions: C) => firstOf(...actions);
export const titled = <A extends Action<never>>(action: A) => named('title', action);
export const twice = <A extends Finite>(action: A) => repeatTimes(action, 2);
export const always = <A extends Finite>(action: A) => repeatForever(action);
export const backwards = <A extends Finite>(action: A) => reverseTime(action);
export const inTurn = <C extends readonly EndingAction<never>[]>(...actions: C) => sequence(...actions);
export const inTurnReversibly = <A extends ReversibleAction<never>>(actions: readonly A[]) => sequence(actions);
export const thenForever = <A extends EndingAction<never>, B extends Action<never>>(a: A, b: B) => sequence(a, b);
export const beside = <C extends Children<Action<never>>>(...actions: C) => spawn(...actions);
export const both = <A extends Action<never>, B extends Action<never>>(a: A, b: B) => spawn(a, b);
export const faster = <A extends Action<never>>(action: A) => speed(action, 2);
export const atRate = <A extends Action<never>>(action: A, rate$: Observable<number>) => speed(action, rate$);
export const inWaves = <C extends Children<Action<never>>>(...actions: C) => stagger(0.1, ...actions);
export const ofEach = <T, A extends Action<T>>(targets: T[], make: (target: T) => A) => stagger(0.1, targets, make);
export const logged = <A extends Finite>(action: A) => tapped(action, { start: () => undefined });
export const loggedAtEnd = <A extends EndingAction<never>>(action: A) => tapped(action, { end: () => undefined });
export const loggedAtStart = <A extends Action<never>>(action: A) => tapped(action, { start: () => undefined });
export const onTarget = <T, A extends Action<T>>(target: T, action: A) => targeted(target, action);
export const planned = <E extends { readonly [L in keyof E]: Entry<keyof E & string> }>(entries: E) =>
  timeline(entries);
export const pair = <A extends Action<never>>(first: A) => timeline({ first, second: { action: first, at: '<' } });
export const thereAndBack = <A extends Finite>(action: A) => yoyo(action);
export const nested = <A extends Finite>(action: A) => spawn(eased(action, Math.sqrt), later(action));
export const firstChild = <C extends Children<Action<never>>>(...actions: C) => actions[0] as ChildOf<C>;

// Scripts
export const step = <A extends EndingAction<never>>(action: A) => run(action);
export const awaited = <V>(source$: Observable<V>) => next(source$);
export const scripted = <A extends EndingAction<never>>(action: A) =>
  script(function* () {
    yield* run(action);
  });

// Leaves
export const go = <P extends Values<P>>(values: P) => to(1, values);
export const add = <P extends Values<P>>(values: P) => by(1, values);
export const between = <P extends Values<P>>(from: P, end: NoInfer<Values<P>>) => fromTo(1, from, end);
export const entrance = <P extends Values<P>>(values: P) => tweenFrom(1, values);
export const bouncing = <P extends Values<P> & SizeValues>(values: P) => springTo(values);
export const stops = (x: number) => keyframes(1, [{ x }, { y: x, offset: 0.5 }]);
export const quake = <P extends Numbers<P>>(amounts: P) => shake(1, amounts);
export const dance = <P extends Numbers<P>>(amounts: P) => wiggle(1, amounts);
export const goTo = <P extends Axes & object>(goal: Only<P, Axes>) => moveTo(1, goal);
export const goBy = <P extends Axes & object>(way: Only<P, Axes>) => moveBy(1, way);
export const turnTo = <P extends Axes & object>(angles: Only<P, Axes>) => rotateTo(1, angles);
export const turnBy = <P extends Axes & object>(angles: Only<P, Axes>) => rotateBy(1, angles);
export const growTo = <P extends Axes & object>(factors: Only<P, Axes>) => scaleTo(1, factors);
export const growBy = <P extends Axes & object>(factors: Only<P, Axes>) => scaleBy(1, factors);
export const widenTo = <P extends SizeGoals & object>(sides: Only<P, SizeGoals>) => resizeTo(1, sides);
export const widenBy = <P extends Sides & object>(sides: Only<P, Sides>) => resizeBy(1, sides);
export const slantTo = <P extends PlaneAxes & object>(angles: Only<P, PlaneAxes>) => rotationalSkewTo(1, angles);
export const slantBy = <P extends PlaneAxes & object>(angles: Only<P, PlaneAxes>) => rotationalSkewBy(1, angles);
export const tweened = <K extends string>(property: K) => tweenProperty(1, property, 0, 1);
export const called = <T>(callback: (target: T) => void) => callFunc(callback);
export const custom = <T>(update: (target: T) => void) => defineAction(1, (target: T) => () => update(target));
export const customOpen = <T>(isOver: (target: T) => boolean) =>
  defineOpenAction((target: T) => () => (isOver(target) ? 0 : undefined));
export const asked =
  <A extends Action<never>>(_action: A) =>
  (target: TargetOf<A>) =>
    target;

// Without parameters, but of types that are easily forgotten
export const displayed$ = (manager: ActionManager) => manager.frameDisplayed$;
export const inStep = (scriptStep: ScriptStep<never>) => scriptStep.action;

// Time, streams, targets
export const started$ = <T>(action: Action<T>, target: T) => play(action, target);
export const seen = <M extends number[]>(matrix: M) => lookAtMatrix({ x: 0, y: 0, z: 1 }, 0, 0, matrix);
export const springy = <V extends number | string | Mixable<V>>() => spring<V>({ bounce: 0.2 });
export const gliding = <V extends number | string | Mixable<V>>() => glide<V>(1);
export const measuring = <V extends Measurable<V>>() => velocity<V>();
export const pacing = <V extends number | string | Mixable<V>>() => paced<V>();
export const tweening$ = <V extends number | string | Mixable<V>>(goal$: Observable<V>) => goal$.pipe(spring<V>());
export const counted$ = (start: number) => tween(start, 10, 1);
export const stated$ = <S extends object>(state: S, action: Action<NoInfer<S>>) => animateState(state, action);
export const springGoal = <V extends number | string | Mixable<V>>(goal: () => V) => springSignal(goal);
export const glideGoal = <V extends number | string | Mixable<V>>(goal: () => V) => glideSignal(goal, 1);
export const calm = <T>(action: FiniteAction<T>) => respectReducedMotion(action);
export const entering$ = <T extends DomTarget>(target: T, action: FiniteAction<T>) => enter(target, action);
export const leaving$ = <T extends DomTarget>(target: T, action: FiniteAction<T>) => leave(target, action);
export const onElement = <E extends HTMLElement | SVGElement>(element: E) => domTarget(element);
export const onElements = <E extends HTMLElement | SVGElement>(elements: E[]) => domTargets(elements);
export const everything = <T extends DomTarget>(target: T) =>
  withCamera(withColor(withProgress(withSpriteFrames(target))));
export const listed$ = <T>(items$: Observable<T[]>, create: (item: T) => HTMLElement) =>
  presence(document.body, items$, { create });
export const onPixi = <C extends PixiContainer>(container: C) => pixiTarget(container);
export const masked = <C extends PixiMaskable>(container: C, options: PixiMaskOptions) =>
  pixiTarget(container, options);
export const framed = <X, C extends PixiSprite<X>>(sprite: C & PixiSprite<X>, options: PixiSpriteOptions<X>) =>
  pixiTarget(sprite, options);
export const onThree = <O extends ThreeObject>(object: O) => threeTarget(object);
export const onMesh = <O extends ThreeMesh>(mesh: O) => threeTarget(mesh);
export const useGoal = <V extends number | string | Mixable<V>>(goal: V) => useSpring(goal, () => undefined);
export const useFlipOf = <E extends HTMLElement>() => useFlip<E>();
export const useThere = <E extends HTMLElement>(isPresent: boolean) => usePresence<E>(isPresent);
export const useWordsOf = <E extends HTMLElement>() => useRevealWords<E>();
export const movedBy = <E extends HTMLElement>(element: E) => motion(element);
export const springGoals$ = <V extends number | string | Mixable<V>>(goal: GoalStore<V>) => springStore(goal);
export const glideGoals$ = <V extends number | string | Mixable<V>>(goal: GoalStore<V>) => glideStore(goal, 1);
export const useVueGoal = <V extends number | string | Mixable<V>>(goal: () => V) => useVueSpring(goal);
export const useVueGlideGoal = <V extends number | string | Mixable<V>>(goal: () => V) => useGlide(goal, 1);
export const useList = <T>(items: readonly T[]) => usePresenceList(items);

// Scores and tests
export const read = <T>(action: Action<T>, target: T) => score(action, target);
export const filled = <T>(action: Action<T>, target: T, values: Float32Array) =>
  sampleInto(score(action, target), 0, values);
export const traced = <T>(action: Action<T>, target: T) => trace(action, target, [0]);
export const measured = <V>() => profiled<V>('motion');
export const recorded = <I extends Inputs>(inputs: I) => record(inputs);
export const replayed = <I extends Inputs>(log: Log<I>) => replay(log);
export const tested = <I extends Inputs>(log: Log<I>) => toTest(log, { runner: 'node', name: 'a', program: './a.js' });
export const drawn = <R>(test: (helpers: MarbleHelpers) => R) => marbles(test);
