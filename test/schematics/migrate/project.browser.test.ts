import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import typescript from 'typescript';
import { migrateProject } from '../../../schematics/migrate/project.js';
import { describeInChromium } from '../../browser/chromium.js';
import { components } from '../components.js';
import { compiled } from './compiled.js';

declare const exported: { readonly looks: (index: number) => Promise<Seen> };

interface Seen {
  /** What each element looks like, at each time. */
  readonly looks: readonly (readonly string[])[];
  readonly logged: readonly string[];
}

/** The components, each in files of its own, before and after their migration. */
const before = Object.assign({}, ...components.map(({ files }) => files)) as Readonly<Record<string, string>>;
const paths = Object.keys(before).filter((path) => path.endsWith('.ts'));
const { changed } = migrateProject(typescript, paths, { read: (path) => before[path] ?? null });
const after = { ...before, ...Object.fromEntries(changed) };
const [theirs, ours] = [compiled(before), compiled(after)];

afterAll(() => {
  for (const folder of [theirs, ours]) rmSync(dirname(folder), { recursive: true });
});

/** Runs the components of a folder: at five times of a change, and at its end. */
const script = (folder: string, isTheirs: boolean): string => `
  import '@angular/compiler';
  import { createComponent, provideZonelessChangeDetection, Component } from '@angular/core';
  import { bootstrapApplication } from '@angular/platform-browser';
  import { provideAnimations } from '@angular/platform-browser/animations';
  import { of, Subject } from 'rxjs';
  import { provideMotion } from 'rx-motion/angular';
  import { flush } from 'rx-motion/dom';
  ${components.map(({ name, files }) => `import { ${name} } from '${folder}/${Object.keys(files).at(-1)!.replace('.ts', '.js')}';`).join('\n')}

  const frame$ = new Subject();
  const cases = [${components.map(({ name, change }) => `{ type: ${name}, change: ${change} }`).join(', ')}];
  document.body.append(document.createElement('app-root'));
  const App = Component({ selector: 'app-root', template: '' })(class {});
  const app = await bootstrapApplication(App, { providers: [
    provideZonelessChangeDetection(),
    ${isTheirs ? 'provideAnimations()' : 'provideMotion({ frame$, reduced$: of(false) })'},
  ] });
  const settled = async () => { for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done)); };
  const look = (one) => {
    const { opacity, width, height, transform, visibility } = getComputedStyle(one);
    const { a, b, e, f } = new DOMMatrix(transform);
    const numbers = [100 * opacity, parseFloat(width), parseFloat(height), 100 * a, 100 * b, e, f];
    return one.tagName + ' ' + visibility + ' ' + numbers.map((value) => Math.round(2 * value) / 2 || 0);
  };

  export async function looks(index) {
    const { type, change } = cases[index];
    const host = document.body.appendChild(document.createElement('div'));
    const ref = createComponent(type, { environmentInjector: app.injector, hostElement: host });
    app.attachView(ref.hostView);
    const animations = () => document.getAnimations().filter(({ effect }) => host.contains(effect.target));
    app.tick();
    frame$.next(0);
    frame$.next(10);
    for (const animation of animations()) animation.finish();
    await settled();
    const { logged = [] } = ref.instance;
    logged.length = 0;
    const looks = [];
    const see = () => {
      app.tick();
      flush();
      looks.push([...host.querySelectorAll('*')].map(look));
    };
    change(ref.instance);
    app.tick();
    const running = animations();
    for (const animation of running) animation.pause();
    await Promise.resolve();
    frame$.next(0);
    const end = globalThis.ends?.[index] ?? Math.max(0, ...running.map(({ effect }) => effect.getComputedTiming().endTime));
    let last = 0;
    for (const fraction of [0.13, 0.31, 0.52, 0.74, 0.93]) {
      const time = fraction * end;
      for (const animation of running) animation.currentTime = time;
      frame$.next((time - last) / 1000);
      last = time;
      see();
    }
    for (const animation of running) animation.finish();
    frame$.next((end - last + 1) / 1000);
    await settled();
    see();
    app.detachView(ref.hostView);
    ref.destroy();
    host.remove();
    return { looks, logged, end };
  }`;

const style =
  '<style>.tall { height: 60px; margin: 0 } li { width: 90px } section, .dialog, .menu { overflow: hidden }</style>';

describeInChromium('components before and after their migration', ({ open }) => {
  it('look the same at five times and at the end, with the same callbacks', async () => {
    const { page: one } = await open({ body: style, script: script(theirs, true), clock: 'real' });
    const { page: other } = await open({ body: style, script: script(ours, false), clock: 'real' });
    for (const [index, { name }] of components.entries()) {
      const wanted = (await one.evaluate((index) => exported.looks(index), index)) as Seen & { end: number };
      await other.evaluate(
        ([index, end]) => {
          const ends = ((globalThis as { ends?: Record<number, number> }).ends ??= {});
          ends[index!] = end!;
        },
        [index, wanted.end],
      );
      const found = await other.evaluate((index) => exported.looks(index), index);
      expect({ name, looks: found.looks, logged: found.logged }).toEqual({
        name,
        looks: wanted.looks,
        logged: wanted.logged,
      });
      // It moves.
      expect(new Set(wanted.looks.map(String)).size).toBeGreaterThan(4);
    }
  });
});
