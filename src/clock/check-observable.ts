import { isObservable } from 'rxjs';
import { wrongKind } from '../math/check.js';

/** Throws a TypeError for anything but an observable. */
export function checkObservable(name: string, what: string, source: unknown, rule = 'an observable'): void {
  if (!isObservable(source)) throw wrongKind(name, what, rule, source);
}
