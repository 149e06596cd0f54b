import type ts from 'typescript';
import { Edits } from './edits.js';
import { enterCode, leaveCode, literalOf, type Step, stepsOf, timingOf } from './steps.js';
import { elementsOf, type TemplateAttribute, type TemplateElement } from './template.js';
import { callsIn, comesAndGoes, type Transition, transitionBetween, type Trigger, triggerOf } from './trigger.js';

type Typescript = typeof ts;

/** What a migration reads and writes. */
export interface Files {
  /** @param path From the root of the workspace. */
  read(path: string): string | null;
}

/** What has changed, and what could not be. */
export interface Migrated {
  /** The new texts, by path. */
  readonly changed: ReadonlyMap<string, string>;
  /** What was left, in sentences. */
  readonly left: readonly string[];
}

const LIBRARY = 'rx-motion';
const ANGULAR = 'rx-motion/angular';
const MIGRATION = 'rx-motion/angular/migration';

/** The names of triggers whose elements leave with one around them: those of `query('@name', animateChild())`. */
export function childTriggers(typescript: Typescript, path: string, source: string): readonly string[] {
  const file = typescript.createSourceFile(path, source, typescript.ScriptTarget.Latest, true);
  return callsIn(typescript, file, 'query')
    .filter((call) => callsIn(typescript, call, 'animateChild').length > 0)
    .flatMap((call) => {
      const selector = literalOf(typescript, call.arguments[0]);
      return typeof selector === 'string' ? selector.split(',').map((it) => it.trim().replace('@', '')) : [];
    });
}

/** Rewrites one component: each trigger by itself, so that what is left works as before. */
export class ComponentMigration {
  readonly #typescript: Typescript;
  readonly #path: string;
  readonly #file: ts.SourceFile;
  readonly #class: ts.ClassDeclaration;
  readonly #metadata: ts.ObjectLiteralExpression;
  readonly #children: ReadonlySet<string>;
  readonly #files: Files;
  readonly left: string[] = [];
  /** Changes of the source. */
  readonly edits: Edits;
  readonly imports: Map<string, Set<string>> = new Map<string, Set<string>>();
  /** The changed template, if it has a file of its own. */
  template: { readonly path: string; readonly text: string } | null = null;
  /** New constants and directives, which stand before the class. */
  readonly #before: string[] = [];
  readonly #members: string[] = [];
  readonly #names: Set<string>;

  constructor(
    typescript: Typescript,
    path: string,
    file: ts.SourceFile,
    component: ts.ClassDeclaration,
    metadata: ts.ObjectLiteralExpression,
    edits: Edits,
    children: ReadonlySet<string>,
    files: Files,
  ) {
    this.#typescript = typescript;
    this.#path = path;
    this.#file = file;
    this.#class = component;
    this.#metadata = metadata;
    this.#children = children;
    this.#files = files;
    this.edits = edits;
    this.#names = new Set(component.members.flatMap(({ name }) => (name === undefined ? [] : [name.getText()])));
  }

  run(): void {
    const animations = this.#property('animations');
    if (animations === undefined) return;
    const list = animations.initializer;
    const typescript = this.#typescript;
    if (!typescript.isArrayLiteralExpression(list)) {
      this.#leave('animations must be an array to be migrated');
      return;
    }
    const template = this.#readTemplate();
    if (template === null) {
      this.#leave('its template cannot be read');
      return;
    }
    const { text, quote } = template;
    const templateEdits = new Edits(text);
    const elements = elementsOf(text);
    const kept = list.elements.filter((element) => {
      const trigger = this.#resolve(element);
      if (trigger === null) this.#leave(`${element.getText().split('\n')[0]!} cannot be read`);
      return trigger === null || !this.#migrate(trigger, elements, templateEdits);
    });
    for (const { attributes } of elements)
      for (const { name } of attributes)
        if (name.includes('@.disabled')) this.#leave(`[@.disabled] has no effect any more: see provideInstantMotion`);
    if (kept.length === list.elements.length) return;
    this.#keep(animations, list, kept);
    this.#finish();
    if (!templateEdits.isEmpty) template.write(templateEdits, quote);
  }

  /** Returns whether nothing of the trigger is left. */
  #migrate(trigger: Trigger, elements: readonly TemplateElement[], edits: Edits): boolean {
    const uses = elements.flatMap((element) => {
      const attributes = element.attributes.filter(({ name }) => triggerIn(name) === trigger.name);
      return attributes.length === 0 ? [] : [{ element, attributes }];
    });
    const host = this.#hostEntries(trigger.name);
    if (uses.length === 0 && host.length === 0) {
      this.#leave(`@${trigger.name} is not used in its template`);
      return false;
    }
    const plan = comesAndGoes(trigger)
      ? this.#planPresence(trigger, uses, host)
      : isList(this.#typescript, trigger)
        ? this.#planList(trigger, uses, elements)
        : this.#planStates(trigger, uses, host);
    if (typeof plan === 'string') {
      this.#leave(`@${trigger.name}: ${plan}`);
      return false;
    }
    plan(edits);
    return true;
  }

  /** Elements that come and go: `(animate.enter)` and `(animate.leave)`. */
  #planPresence(trigger: Trigger, uses: readonly Use[], host: readonly ts.PropertyAssignment[]): Plan {
    const { name } = trigger;
    const bindings = [
      ...uses.flatMap(({ attributes }) => attributes.map(({ name: text, value }) => [text, value] as const)),
      ...host.map((entry) => [entry.name.getText().replace(/['"]/g, ''), valueOf(this.#typescript, entry)] as const),
    ];
    const states = new Set(bindings.filter(([text]) => !text.startsWith('(')).map(([, value]) => stateIn(value)));
    if (states.has(null)) return 'its state or its parameters are not known beforehand';
    if (states.size > 1) return 'it is used with several states or parameters';
    const { state = 'in', params } = [...states][0] ?? {};
    const listeners = bindings.filter(([text]) => text.startsWith('('));
    const done = this.#doneCode(listeners);
    if (done === null) return 'its listeners do more than call a method at the end';
    const enter = transitionBetween(trigger, 'void', state);
    const leave = transitionBetween(trigger, state, 'void');
    if (enter === undefined && leave === undefined) return 'none of its transitions is one of its state';
    const childLeave = leave !== undefined && (this.#children.has(name) || this.#children.has('*'));
    const code = (transition: Transition, isEnter: boolean): string =>
      this.#moveCode(trigger, transition, isEnter, isEnter ? ['void', state] : [state, 'void'], params);
    return (edits) => {
      const handlers: [event: string, handler: string][] = [];
      if (enter !== undefined || childLeave) {
        const move = enter === undefined ? 'delayTime(0)' : code(enter, true);
        if (enter === undefined) this.#import(LIBRARY, 'delayTime');
        const options = [...(childLeave ? [`leave: ${code(leave, false)}`] : []), ...done];
        handlers.push(['animate.enter', this.#member(`${name}Enter`, 'appear', move, options)]);
      }
      if (leave !== undefined) {
        const options = [...childOptions(this.#typescript, leave), ...done];
        handlers.push(['animate.leave', this.#member(`${name}Leave`, 'vanish', code(leave, false), options)]);
      }
      const written = handlers.map(([event, handler]) => `(${event})="${handler}($event)"`).join(' ');
      for (const { attributes } of uses) replaceAll(edits, attributes, written);
      host.forEach((entry, index) => {
        const entries = handlers.map(([event, handler]) => `'(${event})': '${handler}($event)'`).join(', ');
        if (index === 0) this.edits.replace(entry.getStart(), entry.end, entries);
        else this.#removeEntry(entry);
      });
    };
  }

  /** The elements inside that come and go: listeners on each of them, with a gap. */
  #planList(trigger: Trigger, uses: readonly Use[], elements: readonly TemplateElement[]): Plan {
    const [use, ...others] = uses;
    if (use === undefined || others.length > 0) return 'it must be on one element of the template';
    if (use.attributes.some(({ name }) => name.startsWith('('))) return 'its listeners have no counterpart';
    const items = elements.filter(
      ({ comesAndGoes: isItem, around }) =>
        isItem &&
        around.includes(use.element) &&
        !around.slice(around.indexOf(use.element) + 1).some((it) => it.comesAndGoes && it.tag !== 'ng-container'),
    );
    const real = items.filter(({ tag }) => tag !== 'ng-container');
    if (real.length === 0) return 'no element inside it comes and goes in the same template';
    if (real.some(({ attributes }) => attributes.some(({ name }) => name.includes('@') || name.includes('animate.'))))
      return 'the elements inside it have triggers of their own';
    const parts = queriesOf(this.#typescript, trigger)!;
    return (edits) => {
      const handlers = parts.map(({ isEnter, steps, gap }) => {
        const name = `${trigger.name}${isEnter ? 'Enter' : 'Leave'}`;
        const read = isEnter ? enterCode(this.#typescript, steps) : leaveCode(this.#typescript, steps);
        if (read === null) this.#import(MIGRATION, 'fromMetadata');
        else for (const one of read.names) this.#import(LIBRARY, one);
        const code = read?.text ?? `fromMetadata([${steps.map(({ node }) => node.getText()).join(', ')}])`;
        const options = gap === 0 ? [] : [`gap: ${gap}`];
        const handler = this.#member(name, isEnter ? 'appear' : 'vanish', code, options);
        return `(animate.${isEnter ? 'enter' : 'leave'})="${handler}($event)"`;
      });
      for (const { start, end } of use.attributes) edits.replace(start, end, '');
      for (const { tagEnd } of real) edits.insert(tagEnd, ` ${handlers.join(' ')}`);
    };
  }

  /** States: a directive that runs the trigger. */
  #planStates(trigger: Trigger, uses: readonly Use[], host: readonly ts.PropertyAssignment[]): Plan {
    const { name } = trigger;
    if (host.length > 0) return 'states of a host are left: call runTrigger in its constructor';
    const typescript = this.#typescript;
    if (usesQuery(typescript, trigger, /:enter|:leave/))
      return 'it animates what enters and leaves inside it: see "Reusing existing animations", or routes';
    if (this.#property('standalone')?.initializer.kind === typescript.SyntaxKind.FalseKeyword)
      return 'its directive has to be declared in a module';
    const leave = trigger.transitions.find(({ sides }) => sides.some(([, to]) => to === 'void'));
    if (leave?.sides.some(([from, to]) => to === 'void' && from !== '*') === true)
      return 'how it leaves depends on its state';
    return (edits) => {
      const constant = this.#constantOf(trigger);
      const input = this.#unique(`${name}Trigger`);
      const directive = this.#unique(input[0]!.toUpperCase() + input.slice(1));
      this.#before.push(directiveCode(directive, input, name, constant, eventsIn(uses)));
      this.#import(MIGRATION, 'runTrigger');
      for (const used of ['Directive', 'input', ...(eventsIn(uses).length > 0 ? ['output'] : [])])
        this.#import('@angular/core', used);
      if (eventsIn(uses).length > 0) this.#import(MIGRATION, 'type TriggerEvent');
      this.#addToList('imports', directive);
      const handler =
        leave && this.#member(`${name}Leave`, 'vanish', this.#moveCode(trigger, leave, false, ['*', 'void']), []);
      for (const { attributes } of uses)
        attributes.forEach(({ name: text, value, start, end }, index) => {
          const event = /\.(start|done)\)$/.exec(text)?.[1];
          const written =
            event === undefined
              ? `[${input}]="${text.startsWith('[') ? value : `'${value}'`}"`
              : `(${name}${event === 'done' ? 'Done' : 'Start'})="${value}"`;
          const leaving = index === 0 && handler !== undefined ? ` (animate.leave)="${handler}($event)"` : '';
          edits.replace(start, end, written + leaving);
        });
    };
  }

  /** An action for a transition: one that can be read, or one of the metadata. */
  #moveCode(
    trigger: Trigger,
    { steps, hasOptions }: Transition,
    isEnter: boolean,
    [from, to]: readonly [string, string],
    params?: string,
  ): string {
    const typescript = this.#typescript;
    if (steps !== null && !trigger.hasStates && !hasOptions && params === undefined) {
      const own = isEnter ? steps : steps.filter(({ node }) => callsIn(typescript, node, 'animateChild').length === 0);
      const read = isEnter ? enterCode(typescript, own) : leaveCode(typescript, own);
      for (const name of read?.names ?? []) this.#import(LIBRARY, name);
      if (read !== null) return read.text;
    }
    this.#import(MIGRATION, 'fromMetadata');
    const constant = this.#constantOf(trigger);
    const needsElement = callsIn(typescript, trigger.call, 'query').length > 0;
    const options = [...(needsElement ? ['element'] : []), ...(params === undefined ? [] : [`params: ${params}`])].join(
      ', ',
    );
    const action = `fromMetadata(${constant}${options === '' ? '' : `, { ${options} }`})('${from}', '${to}')`;
    return needsElement ? `(element) => ${action}` : action;
  }

  /** The constant that holds a trigger; an inline one gets one. */
  #constantOf(trigger: Trigger): string {
    if (trigger.constant !== undefined) return trigger.constant;
    const constant = this.#constants.get(trigger) ?? this.#unique(`${trigger.name}Animation`);
    if (!this.#constants.has(trigger)) this.#before.push(`const ${constant} = ${unindented(trigger.call)};`);
    this.#constants.set(trigger, constant);
    return constant;
  }
  readonly #constants = new Map<Trigger, string>();

  /** Adds a field with a listener. Returns its name. */
  #member(name: string, maker: 'appear' | 'vanish', move: string, options: readonly string[]): string {
    const field = this.#unique(name);
    const others = options.length === 0 ? '' : `, { ${options.join(', ')} }`;
    this.#import(ANGULAR, maker);
    this.#members.push(`  protected readonly ${field} = ${maker}(${move}${others});`);
    return field;
  }

  /** The option `done` for listeners of a trigger; null if they do more than call a method at the end. */
  #doneCode(listeners: readonly (readonly [name: string, value: string])[]): readonly string[] | null {
    const values = new Set(listeners.map(([, value]) => value));
    if (listeners.some(([name]) => !name.endsWith('.done)')) || values.size > 1) return null;
    const [value] = values;
    if (value === undefined) return [];
    return /^[\w.]+\(\)$/.test(value) ? [`done: () => this.${value}`] : null;
  }

  #resolve(element: ts.Expression): Trigger | null {
    const typescript = this.#typescript;
    if (!typescript.isIdentifier(element)) return triggerOf(typescript, element);
    const { text } = element;
    const own = constantIn(typescript, this.#file, text);
    if (own !== undefined) return triggerOf(typescript, own, text);
    for (const statement of this.#file.statements) {
      if (!typescript.isImportDeclaration(statement)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (bindings === undefined || !typescript.isNamedImports(bindings)) continue;
      const found = bindings.elements.find(({ name }) => name.text === text);
      const module = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (found === undefined || !module.startsWith('.')) continue;
      const path = `${joined(this.#path, module)}.ts`;
      const source = this.#files.read(path);
      if (source === null) return null;
      const file = typescript.createSourceFile(path, source, typescript.ScriptTarget.Latest, true);
      const there = constantIn(typescript, file, (found.propertyName ?? found.name).text);
      return there === undefined ? null : triggerOf(typescript, there, text);
    }
    return null;
  }

  #property(name: string): ts.PropertyAssignment | undefined {
    return propertyIn(this.#typescript, this.#metadata, name);
  }

  #hostEntries(trigger: string): readonly ts.PropertyAssignment[] {
    const host = this.#property('host')?.initializer;
    if (host === undefined || !this.#typescript.isObjectLiteralExpression(host)) return [];
    return host.properties.filter(
      (it): it is ts.PropertyAssignment =>
        this.#typescript.isPropertyAssignment(it) && triggerIn(it.name.getText().replace(/['"]/g, '')) === trigger,
    );
  }

  /** The template: in the component, or in its own file. */
  #readTemplate(): Template | null {
    const typescript = this.#typescript;
    const inline = this.#property('template')?.initializer;
    if (inline !== undefined) {
      if (!typescript.isStringLiteralLike(inline)) return null;
      const start = inline.getStart() + 1;
      const text = this.#file.text.slice(start, inline.end - 1);
      return {
        text,
        quote: this.#file.text[start - 1]!,
        write: (edits, quote) => this.edits.replace(start, inline.end - 1, escaped(edits, text, quote)),
      };
    }
    const url = literalOf(typescript, this.#property('templateUrl')?.initializer);
    if (typeof url !== 'string') return { text: '', quote: '', write: () => undefined };
    const path = joined(this.#path, url);
    const text = this.#files.read(path);
    if (text === null) return null;
    return { text, quote: '', write: (edits) => (this.template = { path, text: edits.apply() }) };
  }

  /** Leaves only some triggers in `animations`. */
  #keep(property: ts.PropertyAssignment, list: ts.ArrayLiteralExpression, kept: readonly ts.Expression[]): void {
    if (kept.length === 0) this.#removeEntry(property);
    else this.edits.replace(list.getStart(), list.end, `[${kept.map((it) => it.getText()).join(', ')}]`);
  }

  #removeEntry(entry: ts.Node): void {
    const { text } = this.#file;
    const comma = /^\s*,/.exec(text.slice(entry.end))?.[0].length ?? 0;
    this.edits.replace(entry.getFullStart(), entry.end + comma, '');
  }

  #addToList(name: string, item: string): void {
    const list = this.#property(name)?.initializer;
    if (list !== undefined && this.#typescript.isArrayLiteralExpression(list)) {
      const isEmpty = list.elements.length === 0;
      this.edits.insert(isEmpty ? list.end - 1 : list.elements.at(-1)!.end, isEmpty ? item : `, ${item}`);
    } else this.edits.insert(this.#metadata.getStart() + 1, `\n  ${name}: [${item}],`);
  }

  /** Writes the new constants, directives and fields. */
  #finish(): void {
    if (this.#before.length > 0) this.edits.insert(this.#class.pos, `\n\n${this.#before.join('\n\n')}`);
    if (this.#members.length > 0) this.edits.insert(this.#class.members.pos, `\n${this.#members.join('\n')}`);
  }

  #unique(name: string): string {
    let unique = name;
    for (let count = 2; this.#names.has(unique); count++) unique = `${name}${count}`;
    this.#names.add(unique);
    return unique;
  }

  #import(module: string, name: string): void {
    const names = this.imports.get(module) ?? new Set<string>();
    this.imports.set(module, names.add(name));
  }

  #leave(reason: string): void {
    const { line } = this.#file.getLineAndCharacterOfPosition(this.#class.getStart());
    this.left.push(`${this.#path}:${line + 1} ${this.#class.name?.text ?? 'a component'}: ${reason}`);
  }
}

/** Where a trigger is used in a template. */
interface Use {
  readonly element: TemplateElement;
  readonly attributes: readonly TemplateAttribute[];
}

/** What is done to a template, or why nothing is. */
type Plan = ((edits: Edits) => void) | string;

interface Template {
  readonly text: string;
  readonly quote: string;
  write(edits: Edits, quote: string): void;
}

/** The trigger that an attribute names: of `@name`, `[@name]` or `(@name.done)`. */
function triggerIn(attribute: string): string | undefined {
  return /^(?:@|\[@|\(@)([\w-]+)/.exec(attribute)?.[1];
}

/** A state that is known: a plain value, perhaps with plain parameters. Null if it is not. */
function stateIn(text: string): { readonly state?: string; readonly params?: string } | null {
  // In a source, quotes in quotes are escaped.
  const value = text.replace(/\\(['"])/g, '$1');
  if (!value.includes('{')) {
    const literal = /^\s*'([^']*)'\s*$/.exec(value)?.[1];
    return literal === undefined || literal === '' ? {} : { state: literal };
  }
  const [, state, params] = /^\s*\{\s*value:\s*'([^']*)'\s*,\s*params:\s*(\{[^{}]*\})\s*\}\s*$/.exec(value) ?? [];
  if (params === undefined || /[^:\s{,]\s*[(.[]|:\s*[a-z_$]/i.test(params.replace(/'[^']*'/g, "''"))) return null;
  return state === '' ? { params } : { state: state!, params };
}

function valueOf(typescript: Typescript, entry: ts.PropertyAssignment): string {
  return String(literalOf(typescript, entry.initializer) ?? '{');
}

/** Options of `vanish` for children that leave as `animateChild` says. */
function childOptions(typescript: Typescript, { steps }: Transition): readonly string[] {
  const at = steps?.findIndex(({ node }) => callsIn(typescript, node, 'animateChild').length > 0) ?? -1;
  if (at < 0) return [];
  const { name, node } = steps![at]!;
  const gap = timingOf(typescript, callsIn(typescript, node, 'stagger')[0]?.arguments[0])?.seconds ?? 0;
  return [`children: '${name === 'group' ? 'together' : 'first'}'`, ...(gap > 0 ? [`childGap: ${gap}`] : [])];
}

/** What a trigger does to elements inside it that come or go. */
interface Query {
  readonly isEnter: boolean;
  readonly steps: readonly Step[];
  readonly gap: number;
}

/** The queries of a trigger that has nothing else; null if it has, or if one cannot be read. */
function queriesOf(typescript: Typescript, { transitions, hasStates }: Trigger): readonly Query[] | null {
  const found: Query[] = [];
  const read = (steps: readonly Step[] | null): boolean =>
    steps?.every(({ name, args }) => {
      if (name === 'group') return read(stepsOf(typescript, args[0]));
      const selector = name === 'query' ? literalOf(typescript, args[0]) : undefined;
      if (selector !== ':enter' && selector !== ':leave') return false;
      const query = queryOf(typescript, selector === ':enter', stepsOf(typescript, args[1]));
      if (query !== null) found.push(query);
      return query !== null;
    }) ?? false;
  if (
    hasStates ||
    transitions.length === 0 ||
    !transitions.every(({ steps, hasOptions }) => !hasOptions && read(steps))
  )
    return null;
  const once = new Set(found.map(({ isEnter }) => isEnter));
  return once.size === found.length ? found : null;
}

function queryOf(typescript: Typescript, isEnter: boolean, steps: readonly Step[] | null): Query | null {
  if (steps === null) return null;
  const stagger = steps.find(({ name }) => name === 'stagger');
  if (stagger === undefined) return { isEnter, steps, gap: 0 };
  const gap = timingOf(typescript, stagger.args[0])?.seconds;
  const inner = stepsOf(typescript, stagger.args[1]);
  if (gap === undefined || inner === null || (isEnter && gap < 0)) return null;
  return { isEnter, steps: steps.flatMap((step) => (step === stagger ? inner : [step])), gap };
}

function isList(typescript: Typescript, trigger: Trigger): boolean {
  return queriesOf(typescript, trigger) !== null;
}

function usesQuery(typescript: Typescript, { call }: Trigger, selector: RegExp): boolean {
  return callsIn(typescript, call, 'query').some((query) =>
    selector.test(String(literalOf(typescript, query.arguments[0]) ?? ':enter')),
  );
}

/** The events of a trigger that are listened to. */
function eventsIn(uses: readonly Use[]): readonly ('start' | 'done')[] {
  const names = uses.flatMap(({ attributes }) => attributes.map(({ name }) => name));
  return (['start', 'done'] as const).filter((event) => names.some((name) => name.endsWith(`.${event})`)));
}

function directiveCode(
  directive: string,
  input: string,
  name: string,
  constant: string,
  events: readonly ('start' | 'done')[],
): string {
  const outputs = events.map((event) => `${name}${event === 'done' ? 'Done' : 'Start'}`);
  const options = events.map((event, index) => `${event}: (event) => this.${outputs[index]!}.emit(event)`);
  return [
    `/** Runs \`${constant}\` on its element. */`,
    `@Directive({ selector: '[${input}]' })`,
    `export class ${directive} {`,
    `  readonly ${input} = input.required<unknown>();`,
    ...outputs.map((output) => `  readonly ${output} = output<TriggerEvent>();`),
    '',
    '  constructor() {',
    `    runTrigger(${constant}, this.${input}${options.length === 0 ? '' : `, { ${options.join(', ')} }`});`,
    '  }',
    '}',
  ].join('\n');
}

/** Replaces the first attribute, and removes the others. */
function replaceAll(edits: Edits, attributes: readonly TemplateAttribute[], text: string): void {
  attributes.forEach(({ start, end }, index) => {
    edits.replace(start, end, index === 0 ? text : '');
  });
}

/** The changed template, as it is written between quotes in a source. */
function escaped(edits: Edits, before: string, quote: string): string {
  const text = edits.apply();
  // What was there is escaped already; what was added has only double quotes.
  return quote === '"' && !before.includes('\\"') ? text.replace(/"/g, '\\"') : text;
}

function constantIn(typescript: Typescript, file: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of file.statements)
    if (typescript.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (declaration.name.getText() === name) return declaration.initializer;
  return undefined;
}

export function propertyIn(
  typescript: Typescript,
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.PropertyAssignment | undefined {
  return object.properties.find(
    (it): it is ts.PropertyAssignment => typescript.isPropertyAssignment(it) && it.name.getText() === name,
  );
}

/** A path relative to the folder of another one. */
function joined(path: string, relative: string): string {
  const parts = path.split('/').slice(0, -1);
  for (const part of relative.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return parts.join('/');
}

/** The code of a call, as far to the left as a statement. */
function unindented(call: ts.CallExpression): string {
  const { text } = call.getSourceFile();
  const line = text.lastIndexOf('\n', call.getStart()) + 1;
  const indent = /^ */.exec(text.slice(line))![0];
  return indent === '' ? call.getText() : call.getText().replaceAll(`\n${indent}`, '\n');
}
