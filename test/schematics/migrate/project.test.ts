import { describe, expect, it } from '@jest/globals';
import typescript from 'typescript';
import { migrateProject } from '../../../schematics/migrate/project.js';
import { type ComponentCase, components } from '../components.js';

function migrated(files: Readonly<Record<string, string>>) {
  const paths = Object.keys(files).filter((path) => path.endsWith('.ts'));
  const { changed, left } = migrateProject(typescript, paths, { read: (path) => files[path] ?? null });
  return {
    text: Object.keys(files)
      .map((path) => changed.get(path) ?? files[path]!)
      .join('\n'),
    left,
    changed,
  };
}

/** A component with one trigger on one element. */
function component(template: string, trigger: string, more = ''): Readonly<Record<string, string>> {
  return {
    'src/it.ts': `import { Component } from '@angular/core';
import { animate, animateChild, group, query, stagger, state, style, transition, trigger } from '@angular/animations';

@Component({ selector: 'app-it', ${more} template: \`${template}\`, animations: [${trigger}] })
export class It {}
`,
  };
}

describe('the migration of a project', () => {
  it.each(components.map((one) => [one.after, one] as const))(
    'rewrites %s',
    (_, { files, expected }: ComponentCase) => {
      const { text, left } = migrated(files);
      expect(left).toEqual([]);
      for (const code of expected) expect(text).toContain(code);
      expect(text).not.toMatch(/@\w+\.(?:done|start)|\[@|animations:/);
    },
  );

  it.each([
    [
      'a template that is not here',
      { 'src/it.ts': component('', '')['src/it.ts']!.replace(/template: `.*?`/, `templateUrl: './it.html'`) },
      'its template cannot be read',
    ],
    [
      'pages of a router',
      component(
        '<main [@pages]="page"></main>',
        `trigger('pages', [transition('a => b', [style({ position: 'relative' }), query(':enter', animate(200))])])`,
      ),
      'it animates what enters and leaves inside it',
    ],
    [
      'parameters that are not known',
      component(
        '@if (isOpen) { <p [@fade]="{ value: \'\', params: { time: time() } }">x</p> }',
        `trigger('fade', [transition(':enter', [style({ opacity: 0 }), animate('{{ time }}')])])`,
      ),
      'its state or its parameters are not known beforehand',
    ],
    [
      'listeners that read the event',
      component(
        '@if (isOpen) { <p @fade (@fade.done)="log($event.totalTime)">x</p> }',
        `trigger('fade', [transition(':enter', [style({ opacity: 0 }), animate(200)])])`,
      ),
      'its listeners do more than call a method',
    ],
    [
      'a list with another element',
      component(
        '<ul [@list]="count"></ul>',
        `trigger('list', [transition('* => *', query(':enter', animate(200, style({ opacity: 0 }))))])`,
      ),
      'no element inside it comes and goes in the same template',
    ],
    [
      'a component of a module',
      component(
        '<p [@door]="state"></p>',
        `trigger('door', [state('open', style({ opacity: 1 })), transition('open => closed', animate(200))])`,
        'standalone: false,',
      ),
      'its directive has to be declared in a module',
    ],
    ['a spread', component('<p @fade></p>', '...shared'), '...shared cannot be read'],
  ])('leaves %s as it was, and says so', (_, files, reason) => {
    const { left, changed } = migrated(files);
    expect(left).toHaveLength(1);
    expect(left[0]).toMatch(/^src\/it\.ts:\d+ It: /);
    expect(left[0]).toContain(reason);
    expect(changed.size).toBe(0);
  });

  it('rewrites one trigger where another one is left', () => {
    const fade = `trigger('fade', [transition(':enter', [style({ opacity: 0 }), animate(200)])])`;
    const { text, left } = migrated(component('@if (isOpen) { <p @fade [@other]="x">x</p> }', `${fade}, other`));
    expect(left).toHaveLength(1);
    expect(text).toContain('animations: [other]');
    expect(text).toContain('<p (animate.enter)="fadeEnter($event)" [@other]="x">');
    expect(text).toContain('appear(tweenFrom(0.2, { opacity: 0 }))');
  });

  it('lets the last one leave first where a gap is negative', () => {
    const list = `trigger('list', [transition('* => *', [query(':leave', stagger('-100ms', animate(200, style({ opacity: 0 }))), { optional: true })])])`;
    const { text } = migrated(
      component('<ul [@list]="items.length">@for (item of items; track item) { <li></li> }</ul>', list),
    );
    expect(text).toContain('vanish(to(0.2, { opacity: 0 }), { gap: -0.1 })');
  });

  it('hands methods the events that they ask for, and reads parameters from fields', () => {
    const template = `@if (isOpen) { <p [@fade]="{ value: 'on', params: { time: time, gap: '1s' } }" (@fade.start)="began($event)" (@fade.done)="ended($event)">x</p> }`;
    const trigger = `trigger('fade', [transition('void => on', [style({ opacity: 0 }), animate('{{ time }}')])])`;
    const files = component(template, trigger);
    const text = files['src/it.ts']!.replace(
      'class It {}',
      "class It {\n  time = '1s';\n  began(event: AnimationEvent) {}\n}",
    );
    const { text: result, left } = migrated({ 'src/it.ts': text });
    expect(left).toEqual([]);
    expect(result).toContain(
      `this.began({ fromState: 'void', toState: 'on', phaseName: 'start', element } as AnimationEvent);`,
    );
    expect(result).toContain(
      `return fromMetadata(fadeAnimation, { params: { time: this.time, gap: '1s' } })('void', 'on');`,
    );
    expect(result).toContain(
      `done: (element) => this.ended({ fromState: 'void', toState: 'on', phaseName: 'done', element } as AnimationEvent)`,
    );
  });

  it('finds triggers behind aliases, barrels and objects', () => {
    const { text, left } = migrated({
      '/tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@shared/*": ["libs/shared/*"] } } }',
      '/libs/shared/motion/index.ts': `export * from './fades';`,
      '/libs/shared/motion/fades.ts': `import { animate, style, transition, trigger } from '@angular/animations';
export const motions = { fade: trigger('fade', [transition(':leave', animate(200, style({ opacity: 0 })))]) };`,
      '/src/it.ts': `import { Component } from '@angular/core';
import { motions } from '@shared/motion';
@Component({ selector: 'app-it', template: '@if (isOpen) { <p @fade>x</p> }', animations: [motions.fade] })
export class It {}`,
    });
    expect(left).toEqual([]);
    expect(text).toContain('vanish(to(0.2, { opacity: 0 }))');
  });

  it('names two directives of one file apart', () => {
    const one = component(
      '<p [@door]="state"></p>',
      `trigger('door', [state('open', style({ opacity: 1 })), transition('open => closed', animate(200))])`,
    )['src/it.ts']!;
    const second = one
      .slice(one.indexOf('@Component'))
      .replace('app-it', 'app-other')
      .replace('class It', 'class Other');
    const { text } = migrated({ 'src/it.ts': one + second });
    expect(text.match(/class \w+Trigger\d?/g)).toEqual(['class DoorTrigger', 'class DoorTrigger2']);
  });

  it('rewrites a host', () => {
    const { text } = migrated(
      component(
        'x',
        `trigger('page', [transition(':enter', [style({ opacity: 0 }), animate(200)])])`,
        `host: { '[@page]': '', class: 'page' },`,
      ),
    );
    expect(text).toContain(`host: { '(animate.enter)': 'pageEnter($event)', class: 'page' }`);
  });

  it('removes the providers of @angular/animations only if nothing is left', () => {
    const main = {
      'src/main.ts': `import { provideRouter } from '@angular/router';
import { provideAnimations } from '@angular/platform-browser/animations';

export const config = { providers: [provideRouter([]), provideAnimations()] };
`,
    };
    expect(migrated(main).text).toContain('providers: [provideRouter([])]');
    expect(migrated(main).text).not.toContain('animations');
    const noop = main['src/main.ts'].replaceAll('provideAnimations', 'provideNoopAnimations');
    expect(migrated({ 'src/main.ts': noop }).text).toContain('providers: [provideRouter([]), provideInstantMotion()]');
    const leaving = component('<p @fade></p>', '...shared');
    expect(migrated({ ...main, ...leaving }).text).toContain('provideAnimations()');
  });
});
