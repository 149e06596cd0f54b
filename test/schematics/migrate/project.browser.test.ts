import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import typescript from 'typescript';
import { migrateProject } from '../../../schematics/migrate/project.js';
import { beside, type Compared } from '../../angular/migration/beside.js';
import { describeInChromium } from '../../browser/chromium.js';
import { components } from '../components.js';
import { compiled } from './compiled.js';

declare const exported: { readonly compare: (index: number) => Promise<Compared> };

/** The components, each in files of its own, before and after their migration. */
const before = Object.assign({}, ...components.map(({ files }) => files)) as Readonly<Record<string, string>>;
const paths = Object.keys(before).filter((path) => path.endsWith('.ts'));
const { changed } = migrateProject(typescript, paths, { read: (path) => before[path] ?? null });
const after = { ...before, ...Object.fromEntries(changed) };
const [theirs, ours] = [compiled(before), compiled(after)];

afterAll(() => {
  for (const folder of [theirs, ours]) rmSync(dirname(folder), { recursive: true });
});

const script = `
  import '@angular/compiler';
  ${components
    .map(({ name, files }) => {
      const module = Object.keys(files).at(-1)!.replace('.ts', '.js');
      return `import { ${name} } from '${theirs}/${module}'; import { ${name} as Our${name} } from '${ours}/${module}';`;
    })
    .join('\n')}
  ${beside}
  const pairs = [${components
    .map(
      ({ name, change }) =>
        `{ sides: () => [${name}, Our${name}], change: (both) => both.forEach((one) => { one.logged?.splice(0); (${change})(one); }) }`,
    )
    .join(', ')}];`;

const style =
  '<style>.tall { height: 60px; margin: 0 } li { width: 90px } section, .dialog, .menu { overflow: hidden }</style>';

describeInChromium('components before and after their migration', ({ open }) => {
  it('look the same at five times and at the end, with the same callbacks', async () => {
    const { page } = await open({ body: style, script, clock: 'real' });
    for (const [index, { name }] of components.entries()) {
      const { differences, looks, logs } = await page.evaluate((index) => exported.compare(index), index);
      expect({ name, differences }).toEqual({ name, differences: [] });
      const [theirs, ours] = logs.at(-1)!;
      expect({ name, logged: ours }).toEqual({ name, logged: theirs });
      // It moves.
      expect(looks).toBeGreaterThan(4);
    }
  });
});
