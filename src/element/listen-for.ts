/** The listeners, which live as long as the elements for which they listen. */
const listeners = /* @__PURE__ */ new WeakMap<Element, Set<() => void>>();

/** Forwards events to a listener until it is gone. */
class WeakListener {
  readonly #listener: WeakRef<() => void>;

  readonly #options: AddEventListenerOptions | undefined;

  constructor(listener: () => void, options: AddEventListenerOptions | undefined) {
    this.#listener = new WeakRef(listener);
    this.#options = options;
  }

  handleEvent({ currentTarget, type }: Event): void {
    const listener = this.#listener.deref();
    if (listener !== undefined) listener();
    else currentTarget!.removeEventListener(type, this, this.#options);
  }
}

/**
 * Listens to something that outlives an element, without keeping the element in memory.
 *
 * @returns Stops it.
 */
export function listenFor(
  element: Element,
  source: EventTarget,
  type: string,
  listener: () => void,
  options?: AddEventListenerOptions,
): () => void {
  const all = listeners.get(element) ?? new Set();
  listeners.set(element, all.add(listener));
  const weak = new WeakListener(listener, options);
  source.addEventListener(type, weak, options);
  return () => {
    all.delete(listener);
    source.removeEventListener(type, weak, options);
  };
}
