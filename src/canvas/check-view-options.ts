import { checkObservable } from '../clock/check-observable.js';
import { checkBoolean, checkNumber, checkObject, describe } from '../math/check.js';
import type { GridViewOptions } from './grid-view.js';

/** Lets options of a view pass that can be meant, under the name of who was given them. */
export function checkViewOptions<O extends GridViewOptions>(name: string, options: O): O {
  const given: GridViewOptions = checkObject(name, 'options', options);
  const { frame$, renderer, shading = 0, margin = 0, live = false, smooth = true, pixelRatio = 1 } = given;
  if (frame$ !== undefined) checkObservable(name, 'frame$', frame$);
  if (renderer !== undefined && (renderer as unknown) !== 'webgl' && (renderer as unknown) !== '2d')
    throw new RangeError(`${name}: renderer must be "webgl" or "2d", got ${describe(renderer)}`);
  checkNumber(name, 'shading', '>= 0 and <= 1', shading, (it) => it >= 0 && it <= 1);
  checkNumber(name, 'margin', '>= 0 and finite', margin, (it) => it >= 0 && it < Infinity);
  checkBoolean(name, 'live', live);
  checkBoolean(name, 'smooth', smooth);
  checkNumber(name, 'pixelRatio', '> 0 and finite', pixelRatio, (it) => it > 0 && it < Infinity);
  return options;
}
