import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { installLinked } from './consumers/project.js';
import { run } from './consumers/run.js';
import { root } from './package/entry-points.js';
import { pack } from './package/install.js';

/*
 * `tsx scripts/angular-sizes.ts`, after a build: what motion adds to an application of Angular, in bytes of its gzipped
 * production build. It writes the table of docs/from-angular-animations.md, whose recipes the programs are.
 */
interface Program {
  readonly imports: string;
  /** Beside `@if (open())`, whose element and whose list come and go. */
  readonly template: string;
  readonly fields?: string;
  readonly metadata?: string;
  readonly providers?: string;
  /** The name of a directive that the template uses, and its class. */
  readonly directive?: string;
  readonly classes?: string;
}

/** A note, a panel that opens, a list, and pages, which have no motion. */
const parts = (
  attributes: string,
  list = '',
  door = '<b class="door"></b>',
) => `@if (open()) { <p ${attributes}>Saved</p> }
  @if (open()) { <section ${attributes}>Details</section> }
  <ul ${list}>@for (item of items(); track item) { <li [attr.data-key]="item" ${attributes}>{{ item }}</li> }</ul>
  <main>@if (open()) { <app-page ${attributes} /> } @else { <app-page ${attributes} /> }</main> ${door}`;

const nothing: Program = { imports: '', template: parts('') };
const listeners = '(animate.enter)="appear($event)" (animate.leave)="vanish($event)"';
const ours = `import { to, tweenFrom } from 'rx-motion'; import { appear, vanish } from 'rx-motion/angular';`;
const fields = `away = { opacity: 0, height: 0, y: 24 };
  appear = appear(tweenFrom(0.4, this.away), { gap: 0.05 }); vanish = vanish(to(0.3, this.away), { gap: 0.05 });`;
const application: Program = { imports: ours, template: parts(listeners), fields };

const door = `trigger('door', [
  state('closed', style({ width: '40px' })), state('open', style({ width: '200px' })),
  transition('closed <=> open', animate('400ms ease-in')),
])`;
const ng = `import { animate, query, stagger, state, style, transition, trigger } from '@angular/animations';`;
const note = `trigger('note', [
  transition(':enter', [style({ opacity: 0, height: 0, transform: 'translateY(24px)' }), animate(400)]),
  transition(':leave', animate(300, style({ opacity: 0, height: 0, transform: 'translateY(24px)' }))),
])`;
const list = `trigger('list', [transition(':increment', query(':enter', [style({ opacity: 0 }), stagger(50, animate(400))]))])`;

/** By their names in the table. */
const programs: Readonly<Record<string, Program>> = {
  '`appear` and `vanish`: a note, a panel, pages, a list with a stagger': application,
  'the same, and `injectFlip`, so that items of the list also move': {
    imports: `${ours} import { injectFlip } from 'rx-motion/angular'; import { Directive } from '@angular/core';`,
    template: parts(listeners, 'appFlip'),
    fields,
    directive: 'Flip',
    classes: `@Directive({ selector: '[appFlip]' }) class Flip { constructor() { injectFlip(); } }`,
  },
  '`appear` and `vanish`, and `injectPlay` with `styleTo` for a door': {
    imports: `${ours} import { injectPlay } from 'rx-motion/angular'; import { domTarget, styleTo } from 'rx-motion/dom';
      import { afterRenderEffect } from '@angular/core';`,
    template: parts(listeners),
    fields: `${fields} play = injectPlay();
      door = afterRenderEffect((onCleanup) => {
        const door = domTarget(document.querySelector<HTMLElement>('.door')!);
        const run = this.play(styleTo(0.3, { width: this.open() ? 200 : 40 }), door).subscribe();
        onCleanup(() => run.unsubscribe());
      });`,
  },
  '`appear` and `vanish`, and `injectMotion` for a door': {
    imports: `${ours} import { injectMotion } from 'rx-motion/angular';`,
    template: parts(listeners),
    fields: `${fields} motion = injectMotion();
      toggle() { for (const door of this.motion.query('.door'))
        this.motion.runAction(to(0.3, { width: this.open() ? 200 : 40 }), door, { policy: 'switch' }); }`,
  },
  '`appear` and `vanish`, by `fromMetadata`': {
    imports: `import { animate, style } from '@angular/animations';
      import { appear, vanish } from 'rx-motion/angular'; import { fromMetadata } from 'rx-motion/angular/migration';`,
    template: parts(listeners),
    fields: `appear = appear(fromMetadata([style({ opacity: 0, height: 0 }), animate(400)]));
      vanish = vanish(fromMetadata(animate(300, style({ opacity: 0, height: 0 }))));`,
  },
  '`runTrigger` for a door': {
    imports: `${ng} import { runTrigger } from 'rx-motion/angular/migration';`,
    template: parts(''),
    fields: `door = runTrigger(${door}, () => (this.open() ? 'open' : 'closed'), { selector: '.door' });`,
  },
  '@angular/animations: all of this but moves in the list': {
    imports: `${ng} import { provideAnimations } from '@angular/platform-browser/animations';`,
    template: parts('@note', '[@list]="items().length"', `<b [@door]="open() ? 'open' : 'closed'"></b>`),
    metadata: `animations: [${note}, ${door}, ${list}],`,
    providers: 'provideAnimations()',
  },
};

const page = join(root, 'docs/from-angular-animations.md');
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
  const rows = ['| what the application uses | adds |', '| --- | --- |'];
  for (const [name, program] of Object.entries(programs)) {
    const added = (((await bytes(program, project)) - before) / 1000).toFixed(1);
    console.log(`${added.padStart(6)} kB  ${name}`);
    rows.push(`| ${name} | ${added} kB |`);
  }
  const text = readFileSync(page, 'utf8').replace(/^\| what the application uses[^]*?(?=\n\n|\n$)/m, rows.join('\n'));
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}

/** The gzipped bytes of the scripts of a production build. */
async function bytes(program: Program, project: string): Promise<number> {
  const { imports, template, fields = '', metadata = '', providers = '', directive = '', classes = '' } = program;
  writeFileSync(
    join(project, 'src/main.ts'),
    `import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
${imports}

@Component({ selector: 'app-page', template: 'Page' })
class Page {}
${classes}
@Component({ selector: 'app-root', imports: [Page, ${directive}], ${metadata} template: \`${template} <button (click)="open.set(!open())">x</button>\` })
class App {
  open = signal(false);
  items = signal([1, 2, 3]);
  ${fields}
}
void bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), ${providers}] });`,
  );
  await run('node node_modules/@angular-devkit/architect/bin/cli.js example:build', project);
  const built = join(project, 'dist/browser');
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length, 0);
}
