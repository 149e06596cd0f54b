const editor = 'https://stackblitz.com/run?file=main.ts';

/** Sends the files of a project to StackBlitz, which installs and starts it in a new tab. */
export function openOnline(title: string, files: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: editor, target: '_blank', rel: 'noopener', hidden: true });
  const fields = Object.entries({
    'project[title]': title,
    'project[description]': title,
    'project[template]': 'node',
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text])),
  });
  for (const [name, value] of fields)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
