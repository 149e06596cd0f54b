import { afterEach, expect, it, jest } from '@jest/globals';
import { openOnline } from '../../../docs/playground/share/online.js';
import { projectFiles } from '../../../docs/playground/share/project.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('sends every file of the project to a new tab, and leaves no form behind', () => {
  const sent: { to: string; target: string; fields: Record<string, unknown> }[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push({ to: this.action, target: this.target, fields: Object.fromEntries(new FormData(this)) });
  });
  const code = 'export const one = 1;\n\nexport const two = 2;\n';
  const files = projectFiles({ title: 'Move', code, modules: { 'rx-motion': 'export {};' }, types: {} });
  openOnline('Move', files);
  expect(sent).toHaveLength(1);
  const [{ to, target, fields }] = sent as [(typeof sent)[0]];
  expect(to).toBe('https://stackblitz.com/run?file=main.ts');
  expect(target).toBe('_blank');
  expect(fields).toMatchObject({ 'project[title]': 'Move', 'project[template]': 'node' });
  expect(fields['project[files][main.ts]']).toBe(code);
  const paths = Object.keys(fields).flatMap((name) => /^project\[files\]\[(.*)\]$/.exec(name)?.[1] ?? []);
  expect(paths).toEqual(Object.keys(files));
  expect(document.querySelector('form')).toBeNull();
});
