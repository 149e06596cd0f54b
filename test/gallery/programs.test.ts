import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { dragProgram } from '../../docs/gallery/pages/drag-program.js';
import { gridScenes } from '../../docs/gallery/pages/grid-effects.js';
import { gridProgram } from '../../docs/gallery/pages/grid-program.js';
import { scrollProgram } from '../../docs/gallery/pages/scroll-program.js';
import { families } from '../../docs/gallery/scenes/families.js';
import { program } from '../../docs/gallery/source/program.js';
import { type Example, root } from '../docs/collect.js';
import { typeErrors } from '../docs/types.js';

it('turns every scene into a program without undefined names', () => {
  const programs = families.flatMap(({ folder, ids }) =>
    ids.map((id): Example => {
      const file = `docs/gallery/scenes/${folder}/${id}.ts`;
      return { file, line: 1, code: program(readFileSync(join(root, file), 'utf8')), runs: 'anywhere' };
    }),
  );
  expect(programs.filter(({ code }) => !code.startsWith('import {'))).toEqual([]);
  expect(programs.filter(({ code }) => /from '\.|\bstage\.|simulated|streamed/.test(code))).toEqual([]);
  const others = {
    'drag-program': dragProgram,
    'scroll-program': scrollProgram,
  };
  for (const [name, code] of Object.entries(others))
    programs.push({ file: `docs/gallery/pages/${name}.ts`, line: 1, code, runs: 'anywhere' });
  for (const scene of gridScenes)
    programs.push({
      file: `docs/gallery/pages/grid/${scene.name}.ts`,
      line: 1,
      code: gridProgram(scene),
      runs: 'anywhere',
    });
  expect(typeErrors(programs)).toEqual([]);
});

it('refuses code that is not a scene', () => {
  expect(() => program('export const scene = null;')).toThrow('program: a scene must have a build, got none');
  expect(() => program('export const scene = {\n  build(stage) {\n    stage.add();\n  },\n};')).toThrow(
    'program: a scene must return what is played, got none',
  );
});
