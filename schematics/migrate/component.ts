import type ts from 'typescript';
import { Edits } from './edits.js';
import { type Files, joined, parsed, propertyIn, type Sources } from './sources.js';
import { enterCode, leaveCode, literalOf, type Step, stepsOf, timingOf } from './steps.js';
import { elementsOf, type TemplateAttribute, type TemplateElement } from './template.js';
import { callsIn, comesAndGoes, type Transition, transitionBetween, type Trigger, triggerOf } from './trigger.js';

type Typescript = typeof ts;

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
  const file = parsed(typescript, path, source);
  return callsIn(typescript, file, 'query')
    .filter((call) => callsIn(typescript, call, 'animateChild').length > 0)
    .flatMap((call) => {
      const selector = literalOf(typescript, call.arguments[0]);
      return typeof selector === 'string' ? selector.split(',').map((it) => it.trim().replace('@', '')) : [];
    });
}

/** What all components of a project share. */
export interface Project {
  readonly typescript: Typescript;
  readonly files: Files;
  readonly sources: Sources;
  /** The triggers whose elements leave with one around them. */
  readonly children: ReadonlySet<string>;
}

/** A source that is being rewritten. */
export interface Rewrite {
  readonly path: string;
  readonly file: ts.SourceFile;
  readonly edits: Edits;
  /** The new imports: names by module. */
  readonly imports: Map<string, Set<string>>;
  /** The names that it has. */
  readonly names: Set<string>;
}

/** Rewrites one component: each trigger by itself, so that what is left works as before. */
export class ComponentMigration {
  readonly #project: Project;
  readonly #typescript: Typescript;
  readonly #rewrite: Rewrite;
  readonly #class: ts.ClassDeclaration;
  readonly #metadata: ts.ObjectLiteralExpression;
  readonly left: string[] = [];
  /** The changed template, if it has a file of its own. */
  template: { readonly path: string; readonly text: string } | null = null;
  /** New constants and directives, which stand before the class. */
  readonly #before: string[] = [];
  readonly #members: string[] = [];

  constructor(
    project: Project,
    rewrite: Rewrite,
    component: ts.ClassDeclaration,
    metadata: ts.ObjectLiteralExpression,
  ) {
    this.#project = project;
    this.#typescript = project.typescript;
    this.#rewrite = rewrite;
    this.#class = component;
    this.#metadata = metadata;
    for (const { name } of component.members) if (name !== undefined) rewrite.names.add(name.getText());
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
    if (kept.length === list.elements.length) return;
    if (elements.some(({ attributes }) => attributes.some(({ name }) => name.includes('@.disabled'))))
      this.#leave('[@.disabled] does not concern what was rewritten: see provideInstantMotion');
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
      const isBound = this.#class.members.some((it) => it.getText().includes(`HostBinding('@${trigger.name}`));
      this.#leave(`@${trigger.name} is ${isBound ? 'used by a HostBinding' : 'not used in its template'}`);
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
    const read = bindings.filter(([text]) => !text.startsWith('(')).map(([, value]) => this.#stateIn(value, trigger));
    const states = new Map(read.map((one) => [JSON.stringify(one), one]));
    const [first] = states.values();
    if (states.size > 1) return 'it is used with several states or parameters';
    if (first === null) return 'its state or its parameters are not known beforehand';
    const { state = 'in', params } = first ?? {};
    const listeners = bindings.filter(([text]) => text.startsWith('('));
    const listening = listenersOf(listeners);
    if (listening === null) return 'its listeners do more than call a method';
    const enter = transitionBetween(trigger, 'void', state);
    const leave = transitionBetween(trigger, state, 'void');
    if (enter === undefined && leave === undefined) return 'none of its transitions is one of its state';
    const childLeave = leave !== undefined && (this.#project.children.has(name) || this.#project.children.has('*'));
    const code = (transition: Transition, isEnter: boolean): string => {
      const sides = isEnter ? (['void', state] as const) : ([state, 'void'] as const);
      const move = this.#moveCode(trigger, transition, isEnter, sides, params);
      return listening.start === undefined ? move : startingWith(this.#callCode(listening.start, 'start', sides), move);
    };
    return (edits) => {
      const handlers: [event: string, handler: string][] = [];
      const done = (sides: readonly [string, string]): readonly string[] => {
        const { done: listener } = listening;
        if (listener === undefined) return [];
        return [`done: (${listener.takesEvent ? 'element' : ''}) => ${this.#callCode(listener, 'done', sides)}`];
      };
      if (enter !== undefined || childLeave) {
        const move = enter === undefined ? 'delayTime(0)' : code(enter, true);
        if (enter === undefined) this.#import(LIBRARY, 'delayTime');
        const options = [...(childLeave ? [`leave: ${code(leave, false)}`] : []), ...done(['void', state])];
        handlers.push(['animate.enter', this.#member(`${name}Enter`, 'appear', move, options)]);
      }
      if (leave !== undefined) {
        const options = [...childOptions(this.#typescript, leave), ...done([state, 'void'])];
        handlers.push(['animate.leave', this.#member(`${name}Leave`, 'vanish', code(leave, false), options)]);
      }
      const written = handlers.map(([event, handler]) => `(${event})="${handler}($event)"`).join(' ');
      for (const { attributes } of uses) replaceAll(edits, attributes, written);
      host.forEach((entry, index) => {
        const entries = handlers.map(([event, handler]) => `'(${event})': '${handler}($event)'`).join(', ');
        if (index === 0) this.#rewrite.edits.replace(entry.getStart(), entry.end, entries);
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
      for (const { space, end } of use.attributes) edits.replace(space, end, '');
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
    if (needsElement) return `(element) => ${action}`;
    // Fields are read when it is needed.
    return params?.includes('this.') === true ? `() => ${action}` : action;
  }

  /** The constant that holds a trigger; an inline one gets one. */
  #constantOf(trigger: Trigger): string {
    if (trigger.constant !== undefined) return trigger.constant;
    const constant = this.#constants.get(trigger) ?? this.#unique(`${trigger.name.replace(/Animation$/, '')}Animation`);
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

  /** The call of a listener in the class, with what an event of @angular/animations says. */
  #callCode(listener: Listener, phase: 'start' | 'done', [from, to]: readonly [string, string]): string {
    if (!listener.takesEvent) return `this.${listener.method}()`;
    const type = this.#rewrite.names.has('AnimationEvent') ? 'AnimationEvent' : 'never';
    const event = `{ fromState: '${from}', toState: '${to}', phaseName: '${phase}', element } as ${type}`;
    return `this.${listener.method}(${event})`;
  }

  #resolve(element: ts.Expression): Trigger | null {
    const found = this.#project.sources.expressionOf(this.#rewrite.file, element);
    return found && triggerOf(this.#typescript, found, found === element ? undefined : element.getText());
  }

  /** The state of elements that come and go, and parameters, as code. Null if they are not known beforehand. */
  #stateIn(text: string, { transitions }: Trigger): { readonly state?: string; readonly params?: string } | null {
    const typescript = this.#typescript;
    // In a source, quotes in quotes are escaped.
    const value = expressionIn(typescript, text.replace(/\\(['"])/g, '$1'));
    const isObject = value !== undefined && typescript.isObjectLiteralExpression(value);
    const state = isObject ? propertyIn(typescript, value, 'value')?.initializer : value;
    const name = state && literalOf(typescript, state);
    // Whatever the state is, it makes no difference.
    const isAny = transitions.every(({ sides }) => sides.every((pair) => pair.includes('*')));
    if (typeof name !== 'string' && state !== undefined && !isAny) return null;
    const known = typeof name === 'string' && name !== '' ? { state: name } : {};
    const params = isObject ? propertyIn(typescript, value, 'params')?.initializer : undefined;
    if (params === undefined) return known;
    const code = this.#paramsCode(params);
    return code === null ? null : { ...known, params: code };
  }

  /** Parameters as code in a field: values, and members of the component. */
  #paramsCode(params: ts.Expression): string | null {
    const typescript = this.#typescript;
    if (!typescript.isObjectLiteralExpression(params)) return null;
    const members = new Set(this.#class.members.map(({ name }) => name?.getText()));
    const entries = params.properties.map((property) => {
      if (!typescript.isPropertyAssignment(property)) return null;
      const text = property.initializer.getText();
      if (literalOf(typescript, property.initializer) !== undefined) return property.getText();
      const [root] = /^[\w$]+(?=[\w$.]*(?:\(\))?$)/.exec(text) ?? [];
      return root !== undefined && members.has(root) ? `${property.name.getText()}: this.${text}` : null;
    });
    return entries.includes(null) ? null : `{ ${entries.join(', ')} }`;
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
      const text = this.#rewrite.file.text.slice(start, inline.end - 1);
      return {
        text,
        quote: this.#rewrite.file.text[start - 1]!,
        write: (edits, quote) => this.#rewrite.edits.replace(start, inline.end - 1, escaped(edits, text, quote)),
      };
    }
    const url = literalOf(typescript, this.#property('templateUrl')?.initializer);
    if (typeof url !== 'string') return { text: '', quote: '', write: () => undefined };
    const path = joined(this.#rewrite.path, url);
    const text = this.#project.files.read(path);
    if (text === null) return null;
    return { text, quote: '', write: (edits) => (this.template = { path, text: edits.apply() }) };
  }

  /** Leaves only some triggers in `animations`. */
  #keep(property: ts.PropertyAssignment, list: ts.ArrayLiteralExpression, kept: readonly ts.Expression[]): void {
    if (kept.length === 0) this.#removeEntry(property);
    else this.#rewrite.edits.replace(list.getStart(), list.end, `[${kept.map((it) => it.getText()).join(', ')}]`);
  }

  #removeEntry(entry: ts.Node): void {
    const { text } = this.#rewrite.file;
    const comma = /^\s*,/.exec(text.slice(entry.end))?.[0].length ?? 0;
    this.#rewrite.edits.replace(entry.getFullStart(), entry.end + comma, '');
  }

  #addToList(name: string, item: string): void {
    const list = this.#property(name)?.initializer;
    if (list !== undefined && this.#typescript.isArrayLiteralExpression(list)) {
      const isEmpty = list.elements.length === 0;
      this.#rewrite.edits.insert(isEmpty ? list.end - 1 : list.elements.at(-1)!.end, isEmpty ? item : `, ${item}`);
    } else this.#rewrite.edits.insert(this.#metadata.getStart() + 1, `\n  ${name}: [${item}],`);
  }

  /** Writes the new constants, directives and fields. */
  #finish(): void {
    if (this.#before.length > 0) this.#rewrite.edits.insert(this.#class.pos, `\n\n${this.#before.join('\n\n')}`);
    if (this.#members.length > 0) this.#rewrite.edits.insert(this.#class.members.pos, `\n${this.#members.join('\n')}`);
  }

  #unique(name: string): string {
    let unique = name;
    for (let count = 2; this.#rewrite.names.has(unique); count++) unique = `${name}${count}`;
    this.#rewrite.names.add(unique);
    return unique;
  }

  #import(module: string, name: string): void {
    const names = this.#rewrite.imports.get(module) ?? new Set<string>();
    this.#rewrite.imports.set(module, names.add(name));
  }

  #leave(reason: string): void {
    const { line } = this.#rewrite.file.getLineAndCharacterOfPosition(this.#class.getStart());
    this.left.push(`${this.#rewrite.path}:${line + 1} ${this.#class.name?.text ?? 'a component'}: ${reason}`);
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

function valueOf(typescript: Typescript, entry: ts.PropertyAssignment): string {
  return String(literalOf(typescript, entry.initializer) ?? '');
}

/** An expression of a template; undefined if there is none. */
function expressionIn(typescript: Typescript, text: string): ts.Expression | undefined {
  const [statement] = parsed(typescript, 'expression.ts', `(${text});`).statements;
  if (text.trim() === '' || statement === undefined || !typescript.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  return typescript.isParenthesizedExpression(expression) ? expression.expression : expression;
}

/** A method that is called at the start or the end. */
interface Listener {
  readonly method: string;
  readonly takesEvent: boolean;
}

/** The listeners of a trigger; null if they do more than call a method. */
function listenersOf(
  bindings: readonly (readonly [name: string, value: string])[],
): { readonly start?: Listener; readonly done?: Listener } | null {
  const found: { start?: Listener; done?: Listener } = {};
  for (const [name, value] of bindings) {
    const phase = name.endsWith('.start)') ? 'start' : 'done';
    const [, method, event] = /^\s*([\w.]+)\(\s*(\$event)?\s*\);?\s*$/.exec(value) ?? [];
    if (method === undefined || (found[phase] !== undefined && found[phase].method !== method)) return null;
    found[phase] = { method, takesEvent: event !== undefined };
  }
  return found;
}

/** A move that first calls something. */
function startingWith(call: string, move: string): string {
  const action = /^\((?:element)?\) => ([^]*)$/.exec(move)?.[1] ?? move;
  const parameter = /\belement\b/.test(call + action) ? 'element' : '';
  return `(${parameter}) => {\n    ${call};\n    return ${action};\n  }`;
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
  attributes.forEach(({ space, start, end }, index) => {
    if (index === 0) edits.replace(start, end, text);
    else edits.replace(space, end, '');
  });
}

/** The changed template, as it is written between quotes in a source. */
function escaped(edits: Edits, before: string, quote: string): string {
  const text = edits.apply();
  // What was there is escaped already; what was added has only double quotes.
  return quote === '"' && !before.includes('\\"') ? text.replace(/"/g, '\\"') : text;
}

/** The code of a call, as far to the left as a statement. */
function unindented(call: ts.CallExpression): string {
  const { text } = call.getSourceFile();
  const line = text.lastIndexOf('\n', call.getStart()) + 1;
  const indent = /^ */.exec(text.slice(line))![0];
  return indent === '' ? call.getText() : call.getText().replaceAll(`\n${indent}`, '\n');
}
