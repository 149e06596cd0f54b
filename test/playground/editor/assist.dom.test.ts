import { autocompletion, currentCompletions } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { expect, it } from '@jest/globals';
import { completions } from '../../../docs/playground/editor/assist.js';
import type { AsyncLanguage } from '../../../docs/playground/language/client.js';
import type { Completion } from '../../../docs/playground/language/language.js';

it('completes text that was typed during an earlier, empty look-up', async () => {
  const answers: ((found: Completion[]) => void)[] = [];
  const complete = (): Promise<Completion[]> => new Promise((resolve) => answers.push(resolve));
  const detail = () => Promise.resolve({ about: null, edits: [] });
  const language = { complete, detail } as Partial<AsyncLanguage> as AsyncLanguage;
  const editor = new EditorView({
    extensions: autocompletion({ override: [completions(language)], activateOnTypingDelay: 0, updateSyncTime: 0 }),
  });
  type(editor, 'const turn');
  await until(() => answers.length === 1);
  type(editor, ' = rota');
  answers[0]!([]);
  await until(() => answers.length === 2);
  answers[1]!([{ name: 'rotateBy', kind: 'function' }]);
  await until(() => currentCompletions(editor.state).length > 0);
  expect(currentCompletions(editor.state)).toMatchObject([{ label: 'rotateBy' }]);
  editor.destroy();
});

function type(editor: EditorView, text: string): void {
  const { length } = editor.state.doc;
  editor.dispatch({
    changes: { from: length, insert: text },
    selection: { anchor: length + text.length },
    userEvent: 'input.type',
  });
}

/** Waits for a condition; a test that never sees it times out. */
async function until(hasCome: () => boolean): Promise<void> {
  while (!hasCome()) await new Promise((resolve) => setTimeout(resolve, 5));
}
