import { at } from '../../compose/at.js';
import { sequence } from '../../compose/sequence.js';
import { spawn } from '../../compose/spawn.js';
import { atConstantRate } from '../../compose/speed.js';
import { targeted } from '../../compose/targeted.js';
import { checkElement, type Elemental } from '../../element/elemental.js';
import { cssKeyframes } from '../../element/style/css-keyframes.js';
import { checkObject, checkOptions, shownValue } from '../../math/check.js';
import type { FiniteAction } from '../../motion/action.js';
import { continuation, endStyles, recordInterruption } from './interruption.js';
import type {
  Context,
  FromMetadataOptions,
  Metadata,
  MetadataOptions,
  Parts,
  Steps,
  Styles,
  TriggerActions,
  TriggerMetadata,
} from './metadata.js';
import { queryElements } from './query.js';
import { framesOf, stylesOf } from './styles.js';
import { timingOf } from './timing.js';
import { stepsBetween } from './trigger.js';

/**
 * Converts metadata of @angular/animations to an action, so that you can migrate file by file.
 *
 * It reads the objects; the package itself is not needed. The action runs on a {@link domTarget}, with `play`, a
 * manager, `appear` and `vanish`. The styles stay on the element at the end. A query finds its elements when the action
 * is made; `:enter`, `:leave`, `:animating`, `@name` and `@*` match the classes of @angular/animations: `ng-enter`,
 * `ng-leave`, `ng-animating`, `ng-trigger-name` and `ng-trigger`.
 *
 * ```ts page
 * import { play } from 'rx-motion';
 * import { fromMetadata } from 'rx-motion/angular/migration';
 * import { domTarget } from 'rx-motion/dom';
 *
 * // animate('300ms ease-out', style({ transform: 'none' }))
 * const styles = { type: 6, styles: { transform: 'none' }, offset: null };
 * const slide = { type: 4, timings: '300ms ease-out', styles };
 * play(fromMetadata(slide), domTarget(document.querySelector<HTMLElement>('#card')!)).subscribe();
 * ```
 *
 * @param metadata One object, or several in sequence. A trigger becomes a function from two states to the action
 * between them; if an earlier action of it was interrupted on the element, the next one continues from what is on the
 * screen.
 * @param options Parameters, the element for queries, and the actions of children for `animateChild`.
 * @throws RangeError when timings or a parameter is invalid, or a query finds no element; TypeError when `metadata` is
 * something else.
 */
export function fromMetadata(metadata: TriggerMetadata, options?: FromMetadataOptions): TriggerActions;
export function fromMetadata(metadata: Steps, options?: FromMetadataOptions): FiniteAction<Elemental>;
export function fromMetadata(
  metadata: Steps,
  options: FromMetadataOptions = {},
): FiniteAction<Elemental> | TriggerActions {
  const { params = {}, element, child } = checkOptions('fromMetadata', options, 'child element params');
  checkObject('fromMetadata', 'params', params);
  if (element !== undefined) checkElement('fromMetadata', element);
  const context: Context = {
    params,
    element,
    child,
    goal: {},
    names: new Set(),
    rest: [],
    keyframes: (_names, ...all) => cssKeyframes(...all),
    whole: (_names, action) => action,
  };
  if ((metadata as Metadata | null)?.type !== 7) return actionOf(metadata, context);
  return (from, to) => {
    const { before, after, inner } = stepsBetween(metadata as Parts, context, from, to);
    const action = actionOf(before, { ...inner, keyframes: continuation, whole: recordInterruption });
    // As in @angular/animations, only the styles of the state remain at the end.
    return recordInterruption(
      inner.names,
      sequence(action, ...inner.rest.map((make) => make()), endStyles(inner.names, after())),
    );
  };
}

/** The action of one object, or of several in sequence. */
function actionOf(metadata: Steps, context: Context): FiniteAction<Elemental> {
  if (Array.isArray(metadata)) {
    // The goal of a transition applies to the last step for the element itself.
    const last = metadata.map(({ type }: Metadata) => type !== 9 && type !== 11).lastIndexOf(true);
    const steps = (metadata as readonly Metadata[]).map((step, index) =>
      actionOf(step, index === last ? context : { ...context, goal: {} }),
    );
    return sequence(...steps);
  }
  const parts = metadata as Parts;
  const type = (parts as Parts | undefined)?.type;
  const read = readers[Number.isInteger(type) ? type! : -1];
  if (!read) throw new TypeError(`fromMetadata: expected metadata of @angular/animations, got ${shownValue(metadata)}`);
  const options = parts.options ?? {};
  const given = context.params;
  const own = stylesOf((options.params ?? {}) as Styles, { params: given, names: new Set() });
  // Parameters in a definition are defaults; those at a use take precedence.
  const params = parts.type === 1 || parts.type === 8 ? { ...own, ...given } : { ...given, ...own };
  const action = read(parts, { ...context, params }, options);
  return action === nothing ? nothing : at(timingOf(options.delay, params).duration, action);
}

/** The action of a query that finds nothing. */
const nothing = /* @__PURE__ */ sequence();

type Reader = (parts: Parts, context: Context, options: MetadataOptions) => FiniteAction<Elemental>;

const inSequence: Reader = ({ animation, steps }, context) => actionOf(animation ?? steps!, context);

/** By type. */
const readers: Readonly<Record<number, Reader>> = {
  1: inSequence,
  2: inSequence,
  3: ({ steps }, context) => spawn(...steps!.map((step) => actionOf(step, context))),
  4: ({ styles, timings }, context) => {
    const { duration, delay, easing } = timingOf(timings, context.params);
    return at(delay, context.keyframes(context.names, duration, framesOf(styles as Parts | null, context), easing));
  },
  6: ({ styles }, context) => context.keyframes(context.names, 0, stylesOf(styles, context)),
  8: inSequence,
  9: (_parts, { element, child }, { duration }) => {
    const action = element && child?.(element);
    const length = action && timingOf(duration ?? 1000 * action.duration).duration;
    return length ? atConstantRate(action, action.duration / length) : nothing;
  },
  10: inSequence,
  11: ({ selector, animation }, context, options) => {
    const all = queryElements(selector!, context.element, options);
    if (all.length === 0) return nothing;
    return spawn(
      ...all.map((one, index) => {
        const inner: Context = { ...context, element: one, goal: {}, names: new Set(), index, total: all.length };
        const on = (action: FiniteAction<Elemental>): FiniteAction<Elemental> => targeted({ element: one }, action);
        context.rest.push(() => on(cssKeyframes(0, stylesOf('*', inner))));
        const action = actionOf(animation!, inner);
        return on(inner.whole(inner.names, action));
      }),
    );
  },
  12: ({ timings, animation }, context) => {
    const { duration } = timingOf(timings, context.params);
    const { index = 0, total = 1 } = context;
    return at(Math.abs(duration) * (duration < 0 ? total - 1 - index : index), actionOf(animation!, context));
  },
};
