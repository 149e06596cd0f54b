import { type CssFrame, isProperty } from '../../element/style/css-keyframes.js';
import type { Context, Parts, Styles } from './metadata.js';
import { fillParams } from './timing.js';

/** The styles of a `style(…)`, which may be several objects; adds their names to the context. */
export function stylesOf(styles: Parts['styles'], { params, names }: Pick<Context, 'params' | 'names'>): Styles {
  const all: Record<string, string | number> = {};
  for (const part of [styles].flat()) {
    // A bare '*' stands for everything styled before.
    const some = typeof part === 'object' ? ((part as Styles | null) ?? {}) : ownValues(names);
    for (const [name, value] of Object.entries(some)) {
      all[name] = typeof value === 'string' ? fillParams(value, params) : value;
      if (isProperty(name)) names.add(name);
    }
  }
  return all;
}

/** The frames of an `animate`; without any, the goal of the transition and everything styled before. */
export function framesOf(
  styles: Parts | null | undefined,
  context: Pick<Context, 'params' | 'names' | 'goal'>,
): CssFrame | readonly CssFrame[] {
  if (!styles) return { ...ownValues(context.names), ...context.goal };
  if (styles.type !== 5) return stylesOf(styles.styles, context);
  return (styles.steps as readonly Parts[]).map((step) => stylesOf(step.styles, context));
}

export function ownValues(names: Iterable<string>): Styles {
  return Object.fromEntries(Array.from(names, (name) => [name, '*']));
}
