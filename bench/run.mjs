/** `npm run bench`: see README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { measureBlockedInChromium } from './browser/blocked.mjs';
import { chromiumPath, isAsked } from './browser/chromium.mjs';
import { measureGridsInChromium } from './browser/grids.mjs';
import { layoutParts } from './browser/layout-parts.mjs';
import { measureInChromium } from './browser/measure.mjs';
import { measureTasksInChromium } from './browser/tasks.mjs';
import { measureWorstInChromium } from './browser/worst.mjs';
import { bench } from './harness/contestants.mjs';
import { machine } from './harness/machine.mjs';
import { measure } from './harness/measure.mjs';
import { options } from './harness/options.mjs';
import { prepare } from './harness/prepare.mjs';
import { asText } from './harness/print.mjs';
import { profile } from './harness/profile.mjs';
import { results } from './harness/results.mjs';
import { chromiumSection, chromiumTitle, section } from './harness/section.mjs';

process.env.NODE_ENV = 'production';
const asked = options(process.argv.slice(2));
const abilities = await prepare(asked);

if (asked.only !== undefined) {
  await profile(asked);
  process.exit(0);
}

const on = machine();
console.log(`${on.cpu} · ${on.system} · ${on.node}`);
console.log(`median ×ratio to ${asked.against ?? 'the hand-written loop'} beside it (quartiles of the ratio)`);

/** Nothing was left out: worth a page. */
const whole = asked.full && !asked.cases && !asked.contestants && !asked.sizes && !asked.rounds && !asked.against;

const figures = [];
const sections = [];
const show = (made) => {
  sections.push(made);
  console.log(asText(made));
};

if (!asked.browser && !asked.bindings) {
  for await (const { entry, groups } of measure(asked, abilities)) {
    figures.push({ case: entry.name, unit: entry.unit, sizes: groups });
    show(section(entry, groups, abilities));
  }
}
if (asked.browser || asked.bindings || asked.results || whole) {
  if (chromiumPath() === undefined) console.log('\nNo Chromium here: install it or set CHROME_PATH.');
  else {
    for (const measure of asked.bindings
      ? [measureInChromium]
      : [measureInChromium, measureWorstInChromium, measureTasksInChromium]) {
      for await (const { scene, results } of measure(asked)) {
        figures.push({ case: `chromium-${scene.kind}`, unit: 'ms', sizes: [{ count: scene.count, results }] });
        show(chromiumSection(scene, results, abilities));
      }
    }
    if (!asked.bindings && isAsked(asked, 'blocked')) show(await measureBlockedInChromium(asked, abilities));
    if (!asked.bindings) {
      for await (const made of layoutParts(asked, (name) => chromiumTitle(name, abilities))) show(made);
    }
    if (!asked.bindings && isAsked(asked, 'grids')) show(await measureGridsInChromium(asked));
  }
}

if (asked.json !== undefined) {
  const versions = Object.fromEntries(Object.entries(abilities).map(([name, each]) => [name, each.versions]));
  writeFileSync(asked.json, `${JSON.stringify({ machine: on, versions, cases: figures }, undefined, 2)}\n`);
}
if (whole || asked.results) {
  const page = `${bench}RESULTS.md`;
  const former = asked.cases === undefined ? undefined : readFileSync(page, 'utf8');
  writeFileSync(page, results(on, abilities, sections, whole, former));
}
process.exit(0);
