import type { Language } from './language.js';
import type { Answer, Question } from './worker.js';

/** The methods of {@link Language}, as promises. */
export type AsyncLanguage = {
  readonly [Method in Question['method']]: (
    ...rest: Parameters<Language[Method]>
  ) => Promise<Awaited<ReturnType<Language[Method]>>>;
};

/** A language service in a worker. */
export interface LanguageClient extends AsyncLanguage {
  readonly close: () => void;
}

/**
 * Starts the language service.
 *
 * @param worker The URL of its script.
 * @param types Declarations by their path.
 */
export function startLanguage(worker: URL, types: Readonly<Record<string, string>>): LanguageClient {
  const running = new Worker(worker);
  const waiting = new Map<
    number,
    { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }
  >();
  let last = 0;
  running.postMessage({ types });
  running.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const { resolve, reject } = waiting.get(data.id)!;
    waiting.delete(data.id);
    if ('error' in data) reject(new Error(data.error));
    else resolve(data.value as never);
  });
  running.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error(`${worker.pathname} does not run`));
    waiting.clear();
  });
  const ask =
    (method: Question['method']) =>
    <V>(...rest: unknown[]): Promise<V> =>
      new Promise<V>((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        running.postMessage({ id, method, rest } satisfies Question);
      });
  return {
    check: ask('check'),
    complete: ask('complete'),
    detail: ask('detail'),
    explain: ask('explain'),
    strip: ask('strip'),
    close: () => running.terminate(),
  };
}
