import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { families } from '../../docs/gallery/scenes/families.js';
import { program } from '../../docs/gallery/source/program.js';
import { bundle } from '../browser/bundle.js';
import { describeInChromium } from '../browser/chromium.js';

const root = resolve(import.meta.dirname, '../..');
const scenes = families.flatMap(({ folder, ids }) => ids.map((id) => ({ id, path: `${folder}/${id}.ts` })));

describeInChromium('the programs of the scenes', ({ open }) => {
  let script: string;
  beforeAll(async () => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(root, '.cache/programs-'));
    try {
      for (const { id, path } of scenes) {
        const source = readFileSync(join(root, 'docs/gallery/scenes', path), 'utf8');
        writeFileSync(join(folder, `${id}.ts`), program(source));
      }
      const starts = scenes.map(({ id }) => `'${id}': () => import('${join(folder, `${id}.ts`)}')`);
      script = await bundle({ source: `export const programs = { ${starts.join(', ')} };` });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('move something on an empty page', async () => {
    const { page } = await open({ script });
    for (const { id } of scenes) {
      const [before, after] = await page.evaluate(async (id) => {
        const { exported, stepFrames } = globalThis as unknown as {
          exported: { programs: Record<string, () => Promise<unknown>> };
          stepFrames: (seconds: number, frames: number) => Promise<void>;
        };
        document.body.innerHTML = '';
        await exported.programs[id]!();
        await stepFrames(1 / 64, 2);
        const before = document.body.innerHTML;
        await stepFrames(1 / 16, 12);
        return [before, document.body.innerHTML];
      }, id);
      expect(before).toContain('<div');
      expect([id, after]).not.toEqual([id, before]);
    }
  });
});
