import type { Elemental } from '../../element/elemental.js';
import type { cssKeyframes } from '../../element/style/css-keyframes.js';
import type { FiniteAction } from '../../motion/action.js';

/** The results of the functions of @angular/animations: plain objects, distinguished by their type. */
export interface Metadata {
  /**
   * 0 state, 1 transition, 2 sequence, 3 group, 4 animate, 5 keyframes, 6 style, 7 trigger, 8 animation, 9
   * animateChild, 10 useAnimation, 11 query, 12 stagger.
   */
  readonly type: number;
}

/** The result of `trigger`. */
export interface TriggerMetadata extends Metadata {
  readonly name: string;
  /** States and transitions. */
  readonly definitions: readonly Metadata[];
}

/** One object, or several in sequence. */
export type Steps = Metadata | readonly Metadata[];

/** Values by CSS property, in camelCase; `'*'` is the element's own value. */
export type Styles = Readonly<Record<string, string | number>>;

/** All fields of the objects. Which of them are set depends on the type. */
export interface Parts extends Metadata {
  readonly name?: string | undefined;
  readonly expr?: string | Matcher | undefined;
  readonly animation?: Steps | undefined;
  readonly steps?: readonly Metadata[] | undefined;
  readonly definitions?: readonly Metadata[] | undefined;
  readonly selector?: string | undefined;
  readonly styles?: Metadata | Styles | '*' | readonly (Styles | '*')[] | null | undefined;
  readonly timings?: number | string | undefined;
  readonly options?: MetadataOptions | null | undefined;
}

/** The options of an object. */
export interface MetadataOptions {
  readonly params?: Params | undefined;
  readonly delay?: number | string | undefined;
  /** For `animateChild`. */
  readonly duration?: number | string | undefined;
  readonly optional?: boolean | undefined;
  readonly limit?: number | undefined;
}

/** The values of `{{name}}`. */
export type Params = Readonly<Record<string, unknown>>;

/** Whether a transition applies, as a function. */
export type Matcher = (from: string, to: string, element?: unknown, params?: Params) => boolean;

/** Options of `fromMetadata`. */
export interface FromMetadataOptions {
  /** The values of `{{name}}`. */
  readonly params?: Params | undefined;
  /** The element that the action will run on; required for queries. */
  readonly element?: HTMLElement | undefined;
  /** The action of `animateChild` for an element found by a query. By default nothing. */
  readonly child?: ((element: HTMLElement) => FiniteAction<Elemental> | undefined) | undefined;
}

/** The context of an object inside metadata. */
export interface Context extends FromMetadataOptions {
  readonly params: Params;
  /** The styles of an `animate` without its own: those of the state that the transition goes to. */
  readonly goal: Styles;
  /** The properties that earlier steps have styled on the same element. */
  readonly names: Set<string>;
  /** The actions that restore the elements of queries at the end. */
  readonly rest: (() => FiniteAction<Elemental>)[];
  /** `cssKeyframes`; within a trigger, one that continues what was interrupted. */
  readonly keyframes: (
    names: ReadonlySet<string>,
    ...keyframes: Parameters<typeof cssKeyframes>
  ) => FiniteAction<Elemental>;
  /** Wraps the whole action of an element, which animates these properties. */
  readonly whole: (names: ReadonlySet<string>, action: FiniteAction<Elemental>) => FiniteAction<Elemental>;
  /** The index of the element in its query, and their number. */
  readonly index?: number;
  readonly total?: number;
}

/** The action from one state of a trigger to another; a state may be `{ value, params }`. */
export type TriggerActions = (from: unknown, to: unknown) => FiniteAction<Elemental>;
