import type { FiniteAction } from '../action/action.js';
import { delayTime } from '../actions/delay.js';
import { sequence } from '../compose/sequence.js';
import { spawn } from '../compose/spawn.js';
import { checkObject, describe } from '../math/check.js';
import type {
  Elemental,
  FromMetadataOptions,
  Metadata,
  MetadataOptions,
  Params,
  Parts,
  Steps,
  Styles,
  TriggerActions,
} from './metadata.js';
import { queried } from './queried.js';
import { animateStyles, setStyles } from './styled.js';
import { timingOf, withParams } from './timing.js';
import { triggerActions } from './trigger.js';

/** What is known on the way down. */
export interface Context {
  readonly params: Params;
  readonly element: Element | undefined;
  /** The styles that an `animate` without any leads to: those of the state that a transition goes to. */
  readonly goal: Styles;
}

/**
 * Makes an action of what the functions of @angular/animations return, so that code which has it can move over file by file.
 *
 * It reads the objects as they are; the package itself is not needed. The action runs on a target of {@link domTarget}, under `play`, a manager, `appear` and `vanish`.
 * At its end the styles stay on the element. A query for `:enter`, `:leave`, `:animating` or `@triggers` and `animateChild` are refused: `appear` and `vanish` serve these.
 *
 * ```ts no-run
 * import { play } from 'rx-motion';
 * import { fromMetadata } from 'rx-motion/angular';
 * import { domTarget } from 'rx-motion/dom';
 *
 * const slide = { type: 4, timings: '300ms ease-out', styles: { type: 6, styles: { transform: 'none' }, offset: null } }; // animate('300ms ease-out', style(…))
 * play(fromMetadata(slide), domTarget(document.querySelector<HTMLElement>('#card')!)).subscribe();
 * ```
 *
 * @param metadata One object, or several in a row. Of a trigger it makes a function from two states to the action between them.
 * @param options Parameters, and the element that it will run on where a stagger has to count.
 * @throws RangeError when timings, a parameter or a selector is not what it must be; TypeError when `metadata` is something else.
 */
export function fromMetadata(metadata: Metadata & { readonly type: 7 }, options?: FromMetadataOptions): TriggerActions;
export function fromMetadata(metadata: Steps, options?: FromMetadataOptions): FiniteAction<Elemental>;
export function fromMetadata(
  metadata: Steps,
  options: FromMetadataOptions = {},
): FiniteAction<Elemental> | TriggerActions {
  const { params = {}, element } = checkObject('fromMetadata', 'options', options);
  checkObject('fromMetadata', 'params', params);
  if (element !== undefined && (element as Partial<Element> | null)?.nodeType !== 1)
    throw new TypeError(`fromMetadata: element must be an element, got ${describe(element)}`);
  const context: Context = { params, element, goal: {} };
  if ((metadata as Metadata | null)?.type === 7) return triggerActions(metadata as Parts, context, actionOf);
  return actionOf(metadata, context);
}

/** The action of one object, or of several in a row. */
function actionOf(metadata: Steps, context: Context): FiniteAction<Elemental> {
  if (Array.isArray(metadata)) return sequence(...(metadata as Metadata[]).map((step) => actionOf(step, context)));
  const parts = metadata as Parts;
  const read = readers[(parts as Parts | null | undefined)?.type ?? -1];
  if (read === undefined)
    throw new TypeError(`fromMetadata: expected metadata of @angular/animations, got ${describe(metadata)}`);
  const inner = within(context, parts.options);
  const action = read(parts, inner);
  const { delay } = timingOf(`0 ${delayText(parts.options?.delay)}`, inner.params);
  return delay > 0 ? sequence(delayTime(delay), action) : action;
}

type Reader = (parts: Parts, context: Context) => FiniteAction<Elemental>;

const inRow: Reader = ({ animation }, context) => actionOf(animation!, context);
const set: Reader = ({ styles }, { params }) => setStyles(stylesOf(styles, params));

/** By type. */
const readers: Readonly<Record<number, Reader>> = {
  0: ({ styles }, context) => actionOf(styles as Metadata, context),
  1: inRow,
  2: ({ steps }, context) => actionOf(steps!, context),
  3: ({ steps }, context) => spawn(...steps!.map((step) => actionOf(step, context))),
  4: ({ styles, timings }, context) =>
    animateStyles(timingOf(timings, context.params), framesOf(styles as Parts | null, context)),
  6: set,
  8: inRow,
  10: ({ animation, options }, context) => {
    const defaults = (animation as Parts).options?.params;
    return actionOf(animation!, { ...context, params: { ...defaults, ...context.params, ...options?.params } });
  },
  11: ({ selector, animation, options }, context) => {
    const stagger = staggerIn(animation!);
    const gap = stagger === undefined ? 0 : timingOf(stagger.timings, context.params).duration;
    const action = actionOf(stagger?.animation ?? animation!, context);
    const { optional = false, limit = Infinity } = options ?? {};
    return queried({ selector: selector!, action, gap, optional, limit }, context.element);
  },
};

/** A stagger is all that there is in a query, where it is there at all. */
function staggerIn(animation: Steps): Parts | undefined {
  const only = (Array.isArray(animation) && animation.length === 1 ? animation[0] : animation) as Parts;
  return only.type === 12 ? only : undefined;
}

function framesOf(styles: Parts | null | undefined, { params, goal }: Context): readonly Styles[] {
  if (styles === null || styles === undefined) return [goal];
  if (styles.type !== 5) return [stylesOf(styles.styles, params)];
  return (styles.steps as readonly Parts[]).map((step) => stylesOf(step.styles, params));
}

/** The styles of a `style(…)`, which may be several objects. */
export function stylesOf(styles: Parts['styles'], params: Params): Styles {
  const all = (Array.isArray(styles) ? styles : [styles]).filter((part) => typeof part === 'object') as Styles[];
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...all) as Styles).map(([name, value]) => [
      name,
      typeof value === 'string' ? withParams(value, params) : value,
    ]),
  );
}

/** Parameters that were given count more than those that stand there as defaults. */
function within(context: Context, options: MetadataOptions | null | undefined): Context {
  return options?.params === undefined ? context : { ...context, params: { ...options.params, ...context.params } };
}

function delayText(delay: number | string = 0): string {
  return typeof delay === 'number' ? `${delay}ms` : delay;
}
