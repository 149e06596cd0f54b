import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { AsyncLanguage } from '../language/client.js';
import { completions, explanations, remarks } from './assist.js';
import { theme } from './theme.js';

/** An editor of one program. */
export interface Editor {
  readonly code: () => string;
  readonly replace: (code: string) => void;
  /** Marks the line at which the running program failed; null for none. */
  readonly markLine: (line: number | null) => void;
  readonly close: () => void;
}

/** The options of an editor. */
export interface EditorOptions {
  readonly code: string;
  readonly language: AsyncLanguage;
  /** Called on Ctrl or ⌘ with Enter. */
  readonly run: () => void;
  /** Called when the program has been edited. */
  readonly changed: () => void;
}

/** Opens an editor in an element. Tab leaves it, as it leaves any other control. */
export function openEditor(host: HTMLElement, { code, language, run, changed }: EditorOptions): Editor {
  const runKey = {
    key: 'Mod-Enter',
    run: () => {
      run();
      return true;
    },
  };
  const view = new EditorView({
    parent: host,
    state: EditorState.create({
      doc: code,
      extensions: [
        keymap.of([
          runKey,
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...lintKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        javascript({ typescript: true }),
        autocompletion({ override: [completions(language)] }),
        remarks(language),
        explanations(language),
        lintGutter(),
        failedLine,
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Program' }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) changed();
        }),
      ],
    }),
  });
  return {
    code: () => view.state.doc.toString(),
    replace: (insert) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }),
    markLine: (line) => view.dispatch({ effects: setFailedLine.of(line) }),
    close: () => view.destroy(),
  };
}

const setFailedLine = StateEffect.define<number | null>();

const failedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, state, docChanged }) {
    for (const effect of effects) {
      if (!effect.is(setFailedLine)) continue;
      const line = effect.value;
      if (line === null || line > state.doc.lines) return Decoration.none;
      return Decoration.set(Decoration.line({ class: 'playground-failed' }).range(state.doc.line(line).from));
    }
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});
