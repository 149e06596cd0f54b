import type { FiniteAction } from '../action/action.js';
import type { Elemental } from '../dom/style/elemental.js';

/** What the functions of @angular/animations return: plain objects, told apart by their type. */
export interface Metadata {
  /** 0 state, 1 transition, 2 sequence, 3 group, 4 animate, 5 keyframes, 6 style, 7 trigger, 8 animation, 9 animateChild, 10 useAnimation, 11 query, 12 stagger. */
  readonly type: number;
}

/** One of these, or several in a row. */
export type Steps = Metadata | readonly Metadata[];

/** Values by the names of CSS properties, as in scripts; `'*'` is what the element has by itself. */
export type Styles = Readonly<Record<string, string | number>>;

/** All that the objects can hold. Which of it is there depends on the type. */
export interface Parts extends Metadata {
  readonly name?: string;
  readonly expr?: string | Matcher;
  readonly animation?: Steps;
  readonly steps?: readonly Metadata[];
  readonly definitions?: readonly Metadata[];
  readonly selector?: string;
  readonly styles?: Metadata | Styles | '*' | readonly (Styles | '*')[] | null;
  readonly timings?: number | string;
  readonly options?: MetadataOptions | null;
}

/** What the objects are told besides. */
export interface MetadataOptions {
  readonly params?: Params;
  readonly delay?: number | string;
  /** Of `animateChild`. */
  readonly duration?: number | string;
  readonly optional?: boolean;
  readonly limit?: number;
}

/** What stands for `{{name}}`. */
export type Params = Readonly<Record<string, unknown>>;

/** Whether a transition serves, where it says so by a function. */
export type Matcher = (from: string, to: string, element?: unknown, params?: Params) => boolean;

/** How metadata are read. */
export interface FromMetadataOptions {
  /** What stands for `{{name}}`. */
  readonly params?: Params;
  /** The element that it will run on: needed where there is a query. */
  readonly element?: HTMLElement | undefined;
  /** What `animateChild` runs on an element that a query has found. By default nothing. */
  readonly child?: ((element: HTMLElement) => FiniteAction<Elemental> | undefined) | undefined;
}

/** What is known on the way down through metadata. */
export interface Context extends FromMetadataOptions {
  readonly params: Params;
  /** The styles that an `animate` without any leads to: those of the state that a transition goes to. */
  readonly goal: Styles;
  /** The properties that were styled before, on the same element. */
  readonly names: Set<string>;
  /** What leaves the elements of queries as they are by themselves. */
  readonly rest: (() => FiniteAction<Elemental>)[];
  /** Which element of a query it is, and of how many. */
  readonly index?: number;
  readonly total?: number;
}

/** The action from one state of a trigger to another; a state may be `{ value, params }`. */
export type TriggerActions = (from: unknown, to: unknown) => FiniteAction<Elemental>;
