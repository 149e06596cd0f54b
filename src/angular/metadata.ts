import type { FiniteAction } from '../action/action.js';

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
  readonly timings?:
    number | string | { readonly duration: number; readonly delay: number; readonly easing: string | null };
  readonly options?: MetadataOptions | null;
}

/** What the objects are told besides. */
export interface MetadataOptions {
  readonly params?: Params;
  readonly delay?: number | string;
  readonly optional?: boolean;
  readonly limit?: number;
}

/** What stands for `{{name}}`. */
export type Params = Readonly<Record<string, unknown>>;

/** Whether a transition serves, where it says so by a function. */
export type Matcher = (from: string, to: string, element?: unknown, params?: Params) => boolean;

/** Has an element: what {@link domTarget} makes, for instance. */
export interface Elemental {
  readonly element: HTMLElement | SVGElement;
}

/** How metadata are read. */
export interface FromMetadataOptions {
  /** What stands for `{{name}}`. */
  readonly params?: Params;
  /** The element that it will run on: needed where a stagger inside a query has to know how many elements there are. */
  readonly element?: Element;
}

/** The action from one state of a trigger to another. */
export type TriggerActions = (from: unknown, to: unknown) => FiniteAction<Elemental>;
