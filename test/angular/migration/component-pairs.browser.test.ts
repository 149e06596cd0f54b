import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { beside, type Compared } from './beside.js';
import { componentPairs, type Side } from './component-pairs.js';

declare const exported: { readonly compare: (index: number) => Promise<Compared> };

/** Each has its own name: Angular treats two with the same name and template as one, animations included. */
const component = ({ template, code, providers }: Side, isTheirs: boolean, index: number): string => `Component({
  selector: 'app-${isTheirs ? 'theirs' : 'ours'}-${index}',
  template: ${JSON.stringify(template)},
  ${isTheirs ? `animations: [${code}]` : `providers: [${providers ?? ''}]`},
})(class {
  isOpen = isOpen; items = items; count = count; state = state;
  logged = [];
  log(name) { this.logged.push(name); }
  ${isTheirs ? '' : code}
})`;

const script = `
  import '@angular/compiler';
  import * as ng from '@angular/animations';
  import { effect, signal } from '@angular/core';
  import { callFunc, cubicBezier, delayTime, fadeTo, sequence, to, tweenFrom } from 'rx-motion';
  import { appear, glideSignal, injectMotion, provideInstantMotion, vanish } from 'rx-motion/angular';
  import { fromMetadata, runTrigger } from 'rx-motion/angular/migration';
  ${beside}
  const [isOpen, items, count, state] = [signal(false), signal([]), signal(0), signal('')];
  const pairs = [${componentPairs
    .map(
      ({ theirs, ours, before, change }, index) =>
        `{ sides: () => [${component(theirs, true, index)}, ${component(ours, false, index)}], before: () => ${before}, change: () => ${change} }`,
    )
    .join(',\n')}];`;

describeInChromium('components with @angular/animations, and their replacements', ({ open }) => {
  it('look the same at five times and at the end, with the same callbacks', async () => {
    const { page } = await open({ script, clock: 'real' });
    for (const [index, { name }] of componentPairs.entries()) {
      const { differences, looks, logs } = await page.evaluate((index) => exported.compare(index), index);
      expect({ name, differences }).toEqual({ name, differences: [] });
      expect({ name, moves: looks > 5 }).toEqual({ name, moves: name !== '@.disabled' });
      for (const [theirs, ours] of logs) expect({ name, log: ours }).toEqual({ name, log: theirs });
      const events: Readonly<Record<string, readonly string[]>> = {
        '(@note.start), (@note.done)': ['start', 'done'],
        '[@door], (@door.done)': ['closed', 'open'],
      };
      expect(logs.at(-1)![1]).toEqual(events[name] ?? []);
    }
  });
});

describe('the page about moving from @angular/animations', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/from-angular-animations.md'), 'utf8');

  it.each(componentPairs.map((pair) => [pair.name, pair] as const))(
    'shows both sides of the pair %s',
    (_name, { theirs, ours }) => {
      const shown = [
        theirs.template,
        theirs.code.replaceAll('ng.', ''),
        ours.template,
        ours.code.replaceAll('ng.', ''),
        ours.providers ?? '',
      ];
      for (const text of shown) expect(page).toContain(text);
    },
  );
});
