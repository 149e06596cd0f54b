import * as canvas from 'rx-motion/canvas';
import * as devtools from 'rx-motion/devtools';
import * as dom from 'rx-motion/dom';
import * as layout from 'rx-motion/layout';
import * as text from 'rx-motion/text';
import { pageRows } from './page-rows.js';
import { surprisesOf } from './try-row.js';

const exportsOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'rx-motion/dom': dom,
  'rx-motion/devtools': devtools,
  'rx-motion/layout': layout,
  'rx-motion/text': text,
  'rx-motion/canvas': canvas,
};

/** Describes each call with junk that does not have the expected outcome. */
export async function surprises(): Promise<string[]> {
  const found: string[] = [];
  for (const [entryPoint, table] of Object.entries(pageRows))
    for (const [name, row] of Object.entries(table)) {
      const surprises = await surprisesOf(exportsOf[entryPoint]![name], row);
      found.push(...surprises.map((surprise) => `${name} ${JSON.stringify(surprise)}`));
      document.body.replaceChildren();
    }
  return found;
}
