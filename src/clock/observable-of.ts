import { type InteropObservable, isObservable, Observable, observable, type Subscribable } from 'rxjs';
import { checkObservable } from './check-observable.js';

/** The platform's own `Observable`, which Chromium has. */
export interface NativeObservable<V> {
  subscribe(
    observer: { next(value: V): void; error(error: unknown): void; complete(): void },
    options: { readonly signal: object },
  ): void;
}

/** An observable of RxJS, of another library with `Symbol.observable`, or of the platform. */
export type AnyObservable<V> = Observable<V> | InteropObservable<V> | NativeObservable<V>;

/** Makes an observable of RxJS of any other one, always the same one, so that what follows still finds its clock. */
export function observableOf<V>(name: string, what: string, source: AnyObservable<V>): Observable<V> {
  const { Observable: Native } = globalThis as { readonly Observable?: abstract new () => NativeObservable<V> };
  const native = Native !== undefined && source instanceof Native ? source : null;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the key for which RxJS itself asks
  const key = observable as symbol;
  const interop = source as unknown as Readonly<Record<symbol, () => Subscribable<V>>>;
  if (isObservable(source) || (native === null && typeof (interop as typeof interop | null)?.[key] !== 'function')) {
    checkObservable(name, what, source);
    return source as Observable<V>;
  }
  let adapter$ = adapters.get(source) as Observable<V> | undefined;
  if (adapter$ === undefined) {
    adapter$ = new Observable<V>((subscriber) => {
      if (native === null) return interop[key]!().subscribe(subscriber);
      const stop = new AbortController();
      // The platform calls these without `this`.
      const observer = {
        next: (value: V) => subscriber.next(value),
        error: (error: unknown) => subscriber.error(error),
        complete: () => subscriber.complete(),
      };
      subscriber.add(() => stop.abort());
      native.subscribe(observer, stop);
      return undefined;
    });
    adapters.set(source, adapter$);
  }
  return adapter$;
}

const adapters = /* @__PURE__ */ new WeakMap<object, Observable<unknown>>();
