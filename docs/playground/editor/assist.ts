import { type Completion as Option, type CompletionSource, insertCompletionText } from '@codemirror/autocomplete';
import { type Diagnostic, linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip } from '@codemirror/view';
import type { AsyncLanguage } from '../language/client.js';
import type { Completion, Edit, Explanation } from '../language/language.js';

/** The errors of the language service, at their words. */
export function remarks(language: AsyncLanguage): Extension {
  return linter(
    async ({ state }): Promise<Diagnostic[]> => {
      const found = await language.check(state.doc.toString());
      return found.map(({ from, to, isError, message }) => ({
        from: Math.min(from, state.doc.length),
        to: Math.min(to, state.doc.length),
        severity: isError ? 'error' : 'info',
        message,
      }));
    },
    { delay: 250 },
  );
}

/** Information about the name under the pointer. */
export function explanations(language: AsyncLanguage): Extension {
  return hoverTooltip(async (view, at) => {
    const about = await language.explain(view.state.doc.toString(), at);
    return about === null
      ? null
      : { pos: about.from, end: about.to, above: true, create: () => ({ dom: card(about) }) };
  });
}

/** Completions. */
export function completions(language: AsyncLanguage): CompletionSource {
  return async (context) => {
    const { state, pos, explicit } = context;
    const word = context.matchBefore(/[\w$]*/);
    const before = state.sliceDoc(Math.max(0, pos - 1), pos);
    const isAsked = explicit || (word !== null && word.from < word.to) || /[.'"/]/.test(before);
    if (!isAsked) return null;
    const code = state.doc.toString();
    const found = await language.complete(code, pos);
    const from = word?.from ?? pos;
    // Null would end the query, and later input would get no answer.
    if (found.length === 0) return { from, options: [] };
    return { from, options: found.map((entry) => option(language, code, pos, entry)), validFor: /^[\w$]*$/ };
  };
}

function option(language: AsyncLanguage, code: string, at: number, entry: Completion): Option {
  return {
    label: entry.name,
    type: types[entry.kind] ?? 'variable',
    boost: entry.source === undefined ? 1 : entry.source.startsWith('rx-motion') ? 0 : -1,
    ...(entry.source === undefined ? {} : { detail: entry.source }),
    info: async () => {
      const { about } = await language.detail(code, at, entry);
      return about === null ? null : card(about);
    },
    apply: (view, _, from, to) => {
      view.dispatch(insertCompletionText(view.state, entry.name, from, to));
      if (entry.source !== undefined) void addImport(view, language, entry, from + entry.name.length);
    },
  };
}

/** Imports new names at the top of the program, even when the user keeps typing. */
async function addImport(view: EditorView, language: AsyncLanguage, entry: Completion, at: number): Promise<void> {
  let code: string;
  let edits: readonly Edit[];
  do {
    code = view.state.doc.toString();
    ({ edits } = await language.detail(code, at, entry));
  } while (code !== view.state.doc.toString());
  view.dispatch({ changes: edits });
}

function card({ signature, text }: Explanation): HTMLElement {
  const element = document.createElement('div');
  element.className = 'playground-about';
  const code = document.createElement('code');
  code.textContent = signature;
  const prose = document.createElement('p');
  // The first paragraph is enough; the rest is in the reference.
  prose.textContent = text.split('\n\n')[0]!;
  element.append(code, prose);
  return element;
}

const types: Readonly<Record<string, string>> = {
  function: 'function',
  method: 'method',
  property: 'property',
  getter: 'property',
  const: 'constant',
  class: 'class',
  interface: 'interface',
  type: 'type',
  keyword: 'keyword',
  module: 'namespace',
};
