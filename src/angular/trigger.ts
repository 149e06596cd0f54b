import type { FiniteAction } from '../action/action.js';
import { sequence } from '../compose/sequence.js';
import type { Context } from './from-metadata.js';
import type { Elemental, Matcher, Parts, Steps, Styles, TriggerActions } from './metadata.js';
import { setStyles } from './styled.js';

/** The actions between the states of a trigger: the first transition that serves, from the styles of one state to those of the other. */
export function triggerActions(
  { definitions = [] }: Parts,
  context: Context,
  actionOf: (metadata: Steps, context: Context) => FiniteAction<Elemental>,
): TriggerActions {
  const all = definitions as readonly Parts[];
  const stylesIn = (name: string): Styles => {
    const states = all.filter(
      (part) => part.type === 0 && part.name!.split(',').some((one) => isState(one.trim(), name)),
    );
    return Object.assign({}, ...states.map((state) => (state.styles as Parts).styles)) as Styles;
  };
  return (from, to) => {
    const [start, end] = [nameOf(from), nameOf(to)];
    const [before, after] = [stylesIn(start), stylesIn(end)];
    const own = Object.fromEntries(Object.keys(before).map((name) => [name, '*']));
    const goal = { ...own, ...after };
    const transition = all.find((part) => part.type === 1 && serves(part.expr!, start, end, context));
    const steps = transition === undefined ? [] : [actionOf(transition, { ...context, goal })];
    return sequence(setStyles(before), ...steps, setStyles(goal));
  };
}

/** Whether a transition is one from a state to another: `a => b`, `a <=> b`, `*`, `:enter`, `:increment`, several of these, or a function. */
export function serves(
  expr: string | Matcher,
  from: string,
  to: string,
  { element, params }: Pick<Context, 'element' | 'params'>,
): boolean {
  if (typeof expr === 'function') return expr(from, to, element, params);
  return expr.split(',').some((part) => {
    const text = part.trim();
    if (text === ':increment') return parseFloat(to) > parseFloat(from);
    if (text === ':decrement') return parseFloat(to) < parseFloat(from);
    const [, a = '', arrow, b = ''] = /^(\S+)\s*(<?[=-]>)\s*(\S+)$/.exec(aliases[text] ?? text) ?? [];
    if (arrow === undefined) throw new RangeError(`fromMetadata: a transition must be "from => to", got "${text}"`);
    return (isState(a, from) && isState(b, to)) || (arrow.startsWith('<') && isState(b, from) && isState(a, to));
  });
}

const aliases: Readonly<Record<string, string>> = { ':enter': 'void => *', ':leave': '* => void' };

function isState(pattern: string, name: string): boolean {
  return pattern === '*' || pattern === name || (bool[pattern] ?? pattern) === (bool[name] ?? name);
}

const bool: Readonly<Record<string, string>> = { true: '1', false: '0' };

/** What a state is called: nothing is `void`. */
function nameOf(state: unknown): string {
  return state === null || state === undefined ? 'void' : `${state as string | number | boolean}`;
}
