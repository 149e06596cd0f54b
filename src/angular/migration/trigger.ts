import { checkString } from '../../math/check.js';
import type { Context, Matcher, Params, Parts, Styles } from './metadata.js';
import { ownValues, stylesOf } from './styles.js';

/** The steps from one state of a trigger to another: the first matching transition, between the styles of the two. */
export function stepsBetween(
  { definitions = [] }: Parts,
  context: Context,
  from: unknown,
  to: unknown,
): { readonly before: readonly Parts[]; readonly after: () => Styles; readonly inner: Context } {
  const all = definitions as readonly Parts[];
  const readState = (of: unknown): { readonly name: string; readonly params: Params; readonly styles: Styles } => {
    const { params: own } = Object(of) as { readonly params?: Params };
    const name = stateName(of);
    const params = { ...context.params, ...own };
    // The last definition takes precedence.
    const definitionOf = (wanted: string): Parts | undefined =>
      all
        .filter((part) => part.type === 0 && resolveAliases(part.name!).split(COMMA).includes(resolveAliases(wanted)))
        .at(-1);
    const { styles, options } = definitionOf(name) ?? definitionOf('*') ?? {};
    const filled = { ...context, params: { ...options?.params, ...params } };
    return { name, params, styles: styles ? stylesOf((styles as Parts).styles, filled) : {} };
  };
  const [start, end] = [readState(from), readState(to)];
  const names = new Set(Object.keys(start.styles));
  const { params } = end;
  const inner: Context = { ...context, params, goal: { ...ownValues(names), ...end.styles }, names, rest: [] };
  const transition = all.find(({ type, expr }) => type === 1 && matches(expr!, start.name, end.name, inner));
  return {
    before: [{ type: 6, styles: start.styles }, ...(transition ? [transition] : [])],
    // Later, when all names are known.
    after: () => ({ ...ownValues(names), ...end.styles }),
    inner,
  };
}

/** A state of a trigger. */
export interface State {
  readonly value?: unknown;
  readonly params?: Params | undefined;
}

/** A state, which may be given as its value alone. @param params Its parameters in that case. */
export function stateOf(state: unknown, params?: Params): State {
  return 'value' in Object(state) ? (state as State) : { value: state, params };
}

/** The name of a state, which may be `{ value, params }`. */
export function stateName(state: unknown): string {
  return `${(stateOf(state).value ?? 'void') as string | number | boolean}`;
}

/**
 * Whether a change of state matches a transition in the notation of @angular/animations: `Home => About`, `a <=> b`,
 * `* => b`, `:enter`, `:increment`, or several of these.
 *
 * ```ts
 * import { matchesTransition } from 'rx-motion/angular/migration';
 *
 * matchesTransition('Home <=> About', 'About', 'Home'); // => true
 * ```
 *
 * @param transition Transitions, separated by commas.
 * @param from The state before.
 * @param to The state after.
 * @throws RangeError when `transition` is malformed; TypeError when an argument is not a string.
 */
export function matchesTransition(transition: string, from: string, to: string): boolean {
  checkString('matchesTransition', 'from', from);
  checkString('matchesTransition', 'to', to);
  checkString('matchesTransition', 'transition', transition);
  return matches(transition, from, to, { element: undefined, params: {} }, 'matchesTransition');
}

/**
 * Whether a transition matches two states: `a => b`, `a <=> b`, `*`, `:enter`, `:increment`, several of these, or a
 * function.
 */
export function matches(
  expr: string | Matcher,
  from: string,
  to: string,
  { element, params }: Pick<Context, 'element' | 'params'>,
  name = 'fromMetadata',
): boolean {
  if (typeof expr === 'function') return expr(from, to, element, params);
  const [start, end] = [resolveAliases(from), resolveAliases(to)];
  const difference = parseFloat(to) - parseFloat(from);
  return resolveAliases(expr)
    .split(COMMA)
    .some((text) => {
      if (text === ':increment') return difference > 0;
      if (text === ':decrement') return difference < 0;
      const [, a, arrow, b] = /^(\*|[-\w]+)\s*(<?)[=-]>\s*(\*|[-\w]+)$/.exec(text) ?? [];
      if (!b) throw new RangeError(`${name}: transition must be "from => to", got "${text}"`);
      const fits = (one: string, other: string): boolean => [one, '*'].includes(a!) && [other, '*'].includes(b);
      return fits(start, end) || (arrow === '<' && fits(end, start));
    });
}

const COMMA = /\s*,\s*/;

/** Replaces the aliases of states and transitions. */
function resolveAliases(names: string): string {
  return names
    .trim()
    .replace(/\btrue\b/g, '1')
    .replace(/\bfalse\b/g, '0')
    .replace(':enter', 'void => *')
    .replace(':leave', '* => void');
}
