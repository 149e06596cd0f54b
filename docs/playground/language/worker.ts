import { Language } from './language.js';

/** A query to the language service: one of its methods, with arguments. */
export interface Question {
  readonly id: number;
  readonly method: 'check' | 'complete' | 'detail' | 'explain' | 'strip';
  readonly rest: unknown[];
}

/** The answer to the query with the same number. */
export type Answer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

let language: Language | null = null;

addEventListener('message', ({ data }: MessageEvent<Question | { readonly types: Record<string, string> }>) => {
  if ('types' in data) language = new Language(data.types);
  else postMessage(answer(data));
});

function answer({ id, method, rest }: Question): Answer {
  try {
    const methods = language! as unknown as Record<string, (...rest: unknown[]) => unknown>;
    return { id, value: methods[method]!(...rest) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
