import { checkObservable } from '../clock/observable-of.js';
import {
  checkBoolean,
  checkEither,
  checkFinitePositive,
  checkFraction,
  checkNotNegative,
  checkOptions,
} from '../math/check.js';
import type { WithDefaults } from '../math/with-defaults.js';
import type { GridViewOptions } from './grid-view.js';

/** Options of a view, with their defaults. Those of `renderer` and `pixelRatio` depend on the page. */
export interface CheckedViewOptions extends WithDefaults<
  Omit<GridViewOptions, 'frame$' | 'renderer' | 'pixelRatio' | 'back'>
> {
  readonly frame$: GridViewOptions['frame$'] | undefined;
  readonly renderer: GridViewOptions['renderer'] | undefined;
  readonly pixelRatio: number | undefined;
}

/** Checks options of a view. @param name The caller, for errors. */
export function checkViewOptions(name: string, options: GridViewOptions): CheckedViewOptions {
  const given = checkOptions(name, options, 'back frame$ live margin pixelRatio reduced$ renderer shading smooth');
  const { frame$, renderer, shading = 0, margin = 0, live = false, smooth = true, pixelRatio } = given;
  if (frame$ !== undefined) checkObservable(name, 'frame$', frame$);
  if (renderer !== undefined) checkEither(name, 'renderer', renderer, ['webgl', '2d']);
  checkFraction(name, 'shading', shading);
  checkNotNegative(name, 'margin', margin);
  checkBoolean(name, 'live', live);
  checkBoolean(name, 'smooth', smooth);
  if (pixelRatio !== undefined) checkFinitePositive(name, 'pixelRatio', pixelRatio);
  return { frame$, renderer, shading, margin, live, smooth, pixelRatio };
}
