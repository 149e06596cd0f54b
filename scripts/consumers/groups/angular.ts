import type { Consumer } from '../consumer.js';

interface Version {
  readonly major: string;
  readonly exact: string;
  readonly typescript: string;
  /** The Node that it needs, if that is newer than the one of this project: a package of npm. */
  readonly node?: string;
}
type Variant = 'zone.js' | 'zoneless' | 'prerendered';

/** The packages of a release depend on each other in exactly that version. */
const versions: readonly Version[] = [
  { major: '20', exact: '20.3.32', typescript: '~5.9.0' },
  { major: '21', exact: '21.2.24', typescript: '~5.9.0' },
  { major: '22', exact: '22.1.8', typescript: '~6.0.0', node: '24.21.0' },
];
const variants: readonly Variant[] = ['zone.js', 'zoneless', 'prerendered'];

/**
 * Moves its box once rendered in a browser; on a server it only runs what needs no page. Server-rendered elements
 * appear only on request: `appeared` lists the expected paragraphs.
 */
const app = (
  appeared: string,
): string => `import { Component, type ElementRef, afterNextRender, viewChild } from '@angular/core';
import { callFunc, fadeIn, moveTo, sequence } from 'rx-motion';
import { appear, injectMotion, vanish } from 'rx-motion/angular';
import { fromMetadata } from 'rx-motion/angular/migration';
import { domTarget } from 'rx-motion/dom';
import { report } from './motion/index';

const hidden = { type: 6, styles: { opacity: 0 } };

@Component({
  selector: 'app-root',
  template: \`
    <div #box></div>
    <p (animate.enter)="silent($event)" (animate.leave)="vanish($event)">One</p>
    <p (animate.enter)="asked($event)">Two</p>
  \`,
})
export class App {
  private readonly box = viewChild.required<ElementRef<HTMLElement>>('box');
  private appeared = '';
  protected readonly silent = appear(({ textContent }) => this.fading(textContent));
  protected readonly asked = appear(({ textContent }) => this.fading(textContent), { initial: true });
  protected readonly vanish = vanish(fromMetadata(hidden));

  constructor() {
    const motion = injectMotion();
    const flight = sequence(moveTo(0.1, { x: 100, y: 0 }), callFunc(() => this.check()));
    afterNextRender(() => void motion.runAction(flight, domTarget(this.box().nativeElement)));
  }

  private fading(name: string) {
    this.appeared += name;
    return fadeIn(0.1);
  }

  private check(): void {
    if (this.appeared !== '${appeared}') throw new Error('what appeared: ' + this.appeared);
    report();
  }
}
`;

/** Applications built by `ng build`, and Jest's preset. */
export const angulars: readonly Consumer[] = [
  ...versions.flatMap((version) => variants.map((variant) => application(version, variant))),
  ...versions.slice(1).map(migrated),
  {
    name: 'Angular 21, jest-preset-angular',
    packages: [
      ...packages(versions[1]!),
      `@angular/platform-browser-dynamic@${versions[1]!.exact}`,
      'zone.js@0.15',
      'jest@30',
      '@jest/globals@30',
      'jest-environment-jsdom@30',
      'jest-preset-angular@16',
    ],
    exercises: { folder: 'src/motion', extension: 'ts', platforms: ['anywhere', 'browser'] },
    files: {
      'jest.config.js': `module.exports = { preset: 'jest-preset-angular', setupFilesAfterEnv: ['<rootDir>/setup-jest.ts'] };`,
      'setup-jest.ts': `import { setupZoneTestEnv } from 'jest-preset-angular/setup-env/zone';\n\nsetupZoneTestEnv();\n`,
      'tsconfig.json': tsconfig(),
      'tsconfig.spec.json': JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { outDir: './out-tsc/spec', types: ['jest'] },
      }),
      'src/app.ts': app('OneTwo'),
      'src/app.spec.ts': `import { test } from '@jest/globals';
import { TestBed } from '@angular/core/testing';
import { App } from './app';
import { exercises } from './motion/index';

for (const [name, exercise] of Object.entries(exercises)) test(name, exercise);

test('a component that moves', () => {
  TestBed.createComponent(App).detectChanges();
});
`,
    },
    steps: ['jest'],
  },
];

/** Its components have @angular/animations until the command rewrites them. */
function migrated(version: Version): Consumer {
  const { major, exact } = version;
  return {
    name: `Angular ${major}, ng generate rx-motion:migrate`,
    packages: [...packages(version), `@angular/animations@${exact}`],
    files: {
      'angular.json': JSON.stringify(workspace(false, false)),
      'tsconfig.json': tsconfig(),
      'src/index.html': `<!doctype html><html lang="en"><head><title>motion</title><base href="/"></head><body><app-root></app-root></body></html>`,
      'src/app.html': `@if (isOpen()) { <p @fade (@fade.done)="faded()">Note</p> }
<div class="door" [@door]="isOpen() ? 'open' : 'closed'" (@door.done)="arrived($event.toState)"></div>
`,
      'src/app.ts': `import { afterNextRender, Component, signal } from '@angular/core';
import { animate, state, style, transition, trigger } from '@angular/animations';

const fade = trigger('fade', [transition(':enter', [style({ opacity: 0 }), animate('100ms', style({ opacity: 1 }))])]);

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  animations: [
    fade,
    trigger('door', [
      state('closed', style({ width: '40px' })),
      state('open', style({ width: '200px' })),
      transition('closed => open', animate('200ms ease-in')),
    ]),
  ],
})
export class App {
  readonly isOpen = signal(false);
  private hasFaded = false;

  constructor() {
    afterNextRender(() => setTimeout(() => this.isOpen.set(true), 100));
  }

  faded(): void {
    this.hasFaded = true;
  }

  arrived(state: string): void {
    if (state !== 'open') return;
    const { width } = getComputedStyle(document.querySelector('.door')!);
    const verdict = this.hasFaded && width === '200px' ? 'passed' : 'failed';
    document.documentElement.setAttribute('data-verdict', verdict);
  }
}
`,
      'src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser';
import { provideAnimations } from '@angular/platform-browser/animations';
import { App } from './app';

bootstrapApplication(App, { providers: [provideAnimations()] });
`,
    },
    steps: [
      'ng generate rx-motion:ng-add',
      'ng generate rx-motion:migrate --path src',
      'test -z "$(grep -rE "animations:|provideAnimations|@fade" src)"',
      'ng build',
    ],
    page: 'dist/browser',
  };
}

function application(version: Version, variant: Variant): Consumer {
  const server = variant === 'prerendered';
  const zone = variant === 'zone.js';
  return {
    name: `Angular ${version.major}, ${variant}`,
    packages: [
      ...packages(version),
      ...(zone ? ['zone.js@0.15'] : []),
      ...(server ? [`@angular/platform-server@${version.exact}`, `@angular/ssr@${version.exact}`] : []),
    ],
    exercises: { folder: 'src/motion', extension: 'ts', platforms: ['anywhere', 'browser'] },
    files: {
      'angular.json': JSON.stringify(workspace(zone, server)),
      'tsconfig.json': tsconfig(),
      'src/index.html': `<!doctype html><html lang="en"><head><title>motion</title><base href="/"></head><body><app-root></app-root></body></html>`,
      'src/app.ts': app(server ? 'Two' : 'OneTwo'),
      'src/config.ts': configuration(zone, server),
      'src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';
import { config } from './config';

bootstrapApplication(App, config);
`,
      ...(server && {
        'src/main.server.ts': `import { mergeApplicationConfig } from '@angular/core';
import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { RenderMode, provideServerRendering, withRoutes } from '@angular/ssr';
import { App } from './app';
import { config } from './config';

const routes = withRoutes([{ path: '**', renderMode: RenderMode.Prerender }]);
const onServer = mergeApplicationConfig(config, { providers: [provideServerRendering(routes)] });

export default (context: BootstrapContext) => bootstrapApplication(App, onServer, context);
`,
      }),
    },
    steps: ['ng build'],
    page: 'dist/browser',
  };
}

function packages({ exact, typescript, node }: Version): string[] {
  const names = ['core', 'common', 'compiler', 'platform-browser', 'router', 'compiler-cli', 'build', 'cli'];
  return [
    ...names.map((name) => `@angular/${name}@${exact}`),
    `typescript@${typescript}`,
    ...(node === undefined ? [] : [`node@${node}`]),
  ];
}

function workspace(zone: boolean, server: boolean): object {
  const options = {
    outputPath: 'dist',
    index: 'src/index.html',
    browser: 'src/main.ts',
    tsConfig: 'tsconfig.json',
    polyfills: zone ? ['zone.js'] : [],
    ...(server && { server: 'src/main.server.ts', outputMode: 'static' }),
  };
  const build = { builder: '@angular/build:application', options };
  return {
    version: 1,
    projects: { app: { projectType: 'application', root: '', sourceRoot: 'src', architect: { build } } },
  };
}

function configuration(zone: boolean, server: boolean): string {
  const change = zone ? 'provideZoneChangeDetection({ eventCoalescing: true })' : 'provideZonelessChangeDetection()';
  return `import { type ApplicationConfig, ${change.slice(0, change.indexOf('('))} } from '@angular/core';
import { provideRouter } from '@angular/router';
${server ? `import { provideClientHydration } from '@angular/platform-browser';\n` : ''}
export const config: ApplicationConfig = {
  providers: [${change}, provideRouter([])${server ? ', provideClientHydration()' : ''}],
};
`;
}

function tsconfig(): string {
  return JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'preserve',
      strict: true,
      experimentalDecorators: true,
      importHelpers: false,
      skipLibCheck: false,
      types: [],
    },
    include: ['src/**/*.ts'],
  });
}
