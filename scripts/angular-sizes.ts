import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { installLinked } from './consumers/project.js';
import { run } from './consumers/run.js';
import { root } from './package/entry-points.js';
import { pack } from './package/install.js';

/*
 * `tsx scripts/angular-sizes.ts`, after a build: what motion adds to an application of Angular, in bytes of its gzipped
 * production build.
 */
interface Program {
  readonly imports: string;
  readonly template: string;
  readonly fields?: string;
  readonly metadata?: string;
  readonly providers?: string;
}

const nothing: Program = { imports: '', template: '@if (open()) { <p>One</p> }' };
const door = `trigger('door', [
  state('closed', style({ width: '40px' })), state('open', style({ width: '200px' })),
  transition('closed <=> open', animate('400ms ease-in')),
])`;
const ng = `import { animate, query, stagger, state, style, transition, trigger } from '@angular/animations';`;
const note = `trigger('note', [
  transition(':enter', [style({ opacity: 0, transform: 'translateY(24px)' }), animate(300)]),
  transition(':leave', animate(300, style({ opacity: 0, transform: 'translateY(24px)' }))),
])`;
const motion = `import { fadeOut, fadeTo, moveBy, resizeTo, reverseTime, sequence, spawn } from 'rx-motion';`;
const listeners = '@if (open()) { <p (animate.enter)="appear($event)" (animate.leave)="vanish($event)">One</p> }';
const fade = 'away = spawn(fadeOut(0.3), moveBy(0.3, { x: 0, y: 24 }));';
const both = `${fade} appear = appear(reverseTime(this.away), { gap: 0.05 }); vanish = vanish(this.away);`;

const programs: Readonly<Record<string, Program>> = {
  'an element that enters and leaves': {
    imports: `import { to, tweenFrom } from 'rx-motion'; import { appear, vanish } from 'rx-motion/angular';`,
    template: listeners,
    fields:
      'away = { opacity: 0, y: 24 }; appear = appear(tweenFrom(0.3, this.away)); vanish = vanish(to(0.3, this.away));',
  },
  'the same by a spawn, backwards': {
    imports: `${motion} import { appear, vanish } from 'rx-motion/angular';`,
    template: listeners,
    fields: both,
  },
  'a list, and a door that opens and closes': {
    imports: `${motion} import { afterRenderEffect } from '@angular/core';
      import { domTarget } from 'rx-motion/dom'; import { appear, injectPlay, vanish } from 'rx-motion/angular';`,
    template: `${listeners} <b class="door"></b>`,
    fields: `${both} play = injectPlay();
      door = afterRenderEffect((onCleanup) => {
        const door = document.querySelector<HTMLElement>('.door')!;
        const width = this.open() ? 9 : 0;
        const run = this.play(sequence(fadeTo(0.3, 1), resizeTo(0.3, { width })), domTarget(door)).subscribe();
        onCleanup(() => run.unsubscribe());
      });`,
  },
  'the same with injectMotion': {
    imports: `${motion} import { appear, injectMotion, vanish } from 'rx-motion/angular';`,
    template: `${listeners} <b class="door"></b>`,
    fields: `${both} motion = injectMotion();
      toggle() { for (const door of this.motion.query('.door'))
        this.motion.runAction(sequence(fadeTo(0.3, 1), resizeTo(0.3, { width: 9 })), door, { policy: 'switch' }); }`,
  },
  'metadata as it stands, with fromMetadata': {
    imports: `import { animate, style } from '@angular/animations';
      import { appear, vanish } from 'rx-motion/angular'; import { fromMetadata } from 'rx-motion/angular/migration';`,
    template: listeners,
    fields: `appear = appear(fromMetadata([style({ opacity: 0 }), animate(300)]));
      vanish = vanish(fromMetadata(animate('200ms', style({ opacity: 0 }))));`,
  },
  'triggers as they stand, with runTrigger': {
    imports: `${ng} import { runTrigger } from 'rx-motion/angular/migration';`,
    template: `${nothing.template} <b class="door"></b>`,
    fields: `door = runTrigger(${door}, () => (this.open() ? 'open' : 'closed'), { selector: '.door' });`,
  },
  'the same with @angular/animations': {
    imports: `${ng} import { provideAnimations } from '@angular/platform-browser/animations';`,
    template: `@if (open()) { <p @note>One</p> } <b [@door]="open() ? 'open' : 'closed'"></b>`,
    metadata: `animations: [${note}, ${door}],`,
    providers: 'provideAnimations()',
  },
};

const folder = mkdtempSync(join(tmpdir(), 'rx-motion-sizes-'));
try {
  const tarball = pack(folder);
  const project = join(folder, 'application');
  mkdirSync(join(project, 'src'), { recursive: true });
  const packages = ['common', 'compiler', 'compiler-cli', 'core', 'platform-browser', 'animations', 'build'];
  const names = [...packages.map((name) => `@angular/${name}`), '@angular-devkit/architect', 'typescript'];
  installLinked({ name: '', packages: names, files: {}, steps: [] }, project, tarball);
  const example = join(root, 'docs/examples/angular');
  for (const file of ['angular.json', 'tsconfig.json', 'package.json'])
    writeFileSync(
      join(project, file),
      readFileSync(join(example, file), 'utf8').replace(/,\s*\/\/ The.*\n.*"paths".*/, ''),
    );
  writeFileSync(join(project, 'src/index.html'), '<!doctype html><body><app-root></app-root></body>');

  const before = await bytes(nothing, project);
  console.log(`${(before / 1000).toFixed(1).padStart(6)} kB  the application without motion`);
  for (const [name, program] of Object.entries(programs)) {
    const added = (await bytes(program, project)) - before;
    console.log(`${(added / 1000).toFixed(1).padStart(6)} kB  ${name}`);
  }
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}

/** The gzipped bytes of the scripts of a production build. */
async function bytes(program: Program, project: string): Promise<number> {
  const { imports, template, fields = '', metadata = '', providers = '' } = program;
  writeFileSync(
    join(project, 'src/main.ts'),
    `import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
${imports}

@Component({ selector: 'app-root', ${metadata} template: \`${template} <button (click)="open.set(!open())">x</button>\` })
class App {
  open = signal(false);
  ${fields}
}
void bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), ${providers}] });`,
  );
  await run('node node_modules/@angular-devkit/architect/bin/cli.js example:build', project);
  const built = join(project, 'dist/browser');
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length, 0);
}
