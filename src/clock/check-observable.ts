import { isObservable } from 'rxjs';
import { wrongKind } from '../math/check.js';

/** Lets an observable pass; anything else is a TypeError `name: rule, got value`. */
export function checkObservable(name: string, what: string, source: unknown, rule = 'an observable'): void {
  if (!isObservable(source)) throw wrongKind(name, what, rule, source);
}
