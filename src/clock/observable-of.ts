import { type InteropObservable, isObservable, Observable, observable, type Subscribable } from 'rxjs';
import { wrongKind } from '../math/check.js';

/** The platform's own `Observable`, which Chromium has. */
export interface NativeObservable<V> {
  subscribe(
    observer: { next(value: V): void; error(error: unknown): void; complete(): void },
    options: { readonly signal: object },
  ): void;
}

/** An observable of RxJS, of another library with `Symbol.observable`, or of the platform. */
export type AnyObservable<V> = Observable<V> | InteropObservable<V> | NativeObservable<V>;

/** Throws a TypeError for anything but an observable of RxJS. */
export function checkObservable(name: string, what: string, source: unknown, rule = 'an observable'): void {
  if (!isObservable(source)) throw wrongKind(name, what, rule, source);
}

/** Makes an observable of RxJS of any other one, always the same one, so that what follows still finds its clock. */
export function observableOf<V>(name: string, what: string, source: AnyObservable<V>): Observable<V> {
  if (isObservable(source)) return source;
  let adapter$ = adapters.get(source) as Observable<V> | undefined;
  if (adapter$ === undefined) {
    adapter$ = adapt<V>(source);
    if (adapter$ === undefined) throw wrongKind(name, what, 'an observable', source);
    adapters.set(source, adapter$);
  }
  return adapter$;
}

const adapters = /* @__PURE__ */ new WeakMap<object, Observable<unknown>>();

/** Undefined for anything but an observable. */
function adapt<V>(source: object): Observable<V> | undefined {
  const { Observable: Native } = globalThis as { readonly Observable?: abstract new () => NativeObservable<V> };
  if (Native !== undefined && source instanceof Native)
    return new Observable((subscriber) => {
      const stop = new AbortController();
      subscriber.add(() => stop.abort());
      // The platform calls these without `this`.
      const observer = {
        next: (value: V) => subscriber.next(value),
        error: (error: unknown) => subscriber.error(error),
        complete: () => subscriber.complete(),
      };
      source.subscribe(observer, stop);
    });
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the key for which RxJS itself asks
  const key = observable as symbol;
  const interop = source as Readonly<Record<symbol, () => Subscribable<V>>> | null;
  if (typeof interop?.[key] !== 'function') return undefined;
  return new Observable((subscriber) => interop[key]!().subscribe(subscriber));
}
