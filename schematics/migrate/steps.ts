import type ts from 'typescript';

type Typescript = typeof ts;

/** Source code of an action, and the names that it needs from `rx-motion`. */
export interface ActionCode {
  readonly text: string;
  readonly names: readonly string[];
}

/** What a step of @angular/animations is called with. */
export interface Step {
  readonly name: string;
  readonly args: readonly ts.Expression[];
  readonly node: ts.Expression;
}

/** The steps in an expression: a call, or an array of calls; null if one of them is something else. */
export function stepsOf(typescript: Typescript, expression: ts.Expression | undefined): readonly Step[] | null {
  if (expression === undefined) return [];
  const list = typescript.isArrayLiteralExpression(expression) ? [...expression.elements] : [expression];
  const steps = list.map((node) =>
    typescript.isCallExpression(node) && typescript.isIdentifier(node.expression)
      ? { name: node.expression.text, args: [...node.arguments], node }
      : null,
  );
  return steps.includes(null) ? null : (steps as Step[]);
}

/** A plain value: a string, or a number. */
export function literalOf(typescript: Typescript, node: ts.Expression | undefined): string | number | undefined {
  if (node === undefined) return undefined;
  if (typescript.isStringLiteralLike(node)) return node.text;
  if (typescript.isNumericLiteral(node)) return Number(node.text);
  if (typescript.isPrefixUnaryExpression(node) && typescript.isNumericLiteral(node.operand))
    return node.operator === typescript.SyntaxKind.MinusToken ? -Number(node.operand.text) : undefined;
  return undefined;
}

/** `:enter` as an action that can be read: from the styles of a first step to what the element has by itself. */
export function enterCode(typescript: Typescript, steps: readonly Step[]): ActionCode | null {
  const [first, second, ...others] = steps;
  if (first?.name !== 'style' || second?.name !== 'animate' || others.length > 0) return null;
  const from = numbersOf(stylesIn(typescript, first));
  const to = second.args.length < 2 ? {} : stylesIn(typescript, stepsOf(typescript, second.args[1])?.[0]);
  if (from === null || to === null || !areOwn(to)) return null;
  const named = new Set(Object.keys(to));
  const isWhole = second.args.length < 2 || Object.keys(stylesIn(typescript, first)!).every((name) => named.has(name));
  return isWhole ? codeOf(typescript, 'tweenFrom', second.args[0], from) : null;
}

/** `:leave` as an action that can be read: from what the element has by itself to some styles. */
export function leaveCode(typescript: Typescript, steps: readonly Step[]): ActionCode | null {
  const [first, ...others] = steps;
  if (first?.name === 'style') {
    const styles = stylesIn(typescript, first);
    return styles !== null && areOwn(styles) ? leaveCode(typescript, others) : null;
  }
  if (first?.name !== 'animate' || others.length > 0 || first.args.length < 2) return null;
  const to = numbersOf(stylesIn(typescript, stepsOf(typescript, first.args[1])?.[0]));
  return to === null ? null : codeOf(typescript, 'to', first.args[0], to);
}

/** Seconds and the easing of a timing; null if it is not known or has a delay. */
export function timingOf(
  typescript: Typescript,
  node: ts.Expression | undefined,
): { readonly seconds: number; readonly easing: string } | null {
  const timing = literalOf(typescript, node);
  if (typeof timing === 'number') return { seconds: timing / 1000, easing: '' };
  const [, number, unit, easing = ''] = /^\s*(-?[\d.]+)(ms|s)\s*([a-z-]*(?:\(.*\))?)\s*$/i.exec(timing ?? '') ?? [];
  if (number === undefined) return null;
  return { seconds: unit === 's' ? Number(number) : Number(number) / 1000, easing };
}

type Styles = Readonly<Record<string, string | number>>;

/** The styles that a step names, if all of them are plain values. */
function stylesIn(typescript: Typescript, step: Step | undefined): Styles | null {
  const object = step?.name === 'style' ? step.args[0] : undefined;
  if (object === undefined || !typescript.isObjectLiteralExpression(object)) return null;
  const entries = object.properties.map((property) => {
    if (!typescript.isPropertyAssignment(property) || typescript.isComputedPropertyName(property.name)) return null;
    const value = literalOf(typescript, property.initializer);
    return value === undefined ? null : ([property.name.getText().replace(/['"]/g, ''), value] as const);
  });
  return entries.includes(null) ? null : Object.fromEntries(entries as (readonly [string, string | number])[]);
}

/** Whether styles are what an element has by itself. */
function areOwn(styles: Styles): boolean {
  return Object.entries(styles).every(([name, value]) => {
    if (value === '*') return true;
    if (name === 'opacity') return Number(value) === 1;
    if (name !== 'transform') return false;
    const numbers = transformNumbers(String(value));
    return numbers !== null && Object.entries(numbers).every(([key, it]) => it === (key.startsWith('scale') ? 1 : 0));
  });
}

/** Styles as numbers of an element's target; null if they are more than that. */
function numbersOf(styles: Styles | null): Record<string, number> | null {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(styles ?? {})) {
    const own =
      name === 'opacity'
        ? { opacity: Number(value) }
        : name === 'transform'
          ? transformNumbers(String(value))
          : name === 'width' || name === 'height'
            ? sizeOf(name, value)
            : null;
    if (own === null || Object.values(own).some((it) => Number.isNaN(it))) return null;
    Object.assign(numbers, own);
  }
  return styles === null ? null : numbers;
}

function sizeOf(name: string, value: string | number): Record<string, number> | null {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(value)) ?? [];
  return number === undefined ? null : { [name]: Number(number) };
}

/** The numbers of a transform, if its functions are in the order of a target's. */
function transformNumbers(text: string): Record<string, number> | null {
  if (text.trim() === 'none') return {};
  const numbers: Record<string, number> = {};
  let last = 0;
  for (const [, name, args] of text.matchAll(/([a-z\dA-Z]+)\(([^)]*)\)/g)) {
    const [first = NaN, second] = args!.split(',').map((it) => numberIn(it));
    const order = name!.startsWith('translate') ? 1 : name!.startsWith('rotate') ? 2 : 3;
    if (order < last) return null;
    last = order;
    if (name === 'translateX') numbers.x = first;
    else if (name === 'translateY') numbers.y = first;
    else if (name === 'translate') Object.assign(numbers, { x: first, y: second ?? 0 });
    else if (name === 'rotate' || name === 'rotateZ') numbers.rotation = first;
    else if (name === 'scaleX') numbers.scaleX = first;
    else if (name === 'scaleY') numbers.scaleY = first;
    else if (name === 'scale') Object.assign(numbers, { scaleX: first, scaleY: second ?? first });
    else return null;
  }
  return last > 0 && Object.values(numbers).every((it) => !Number.isNaN(it)) ? numbers : null;
}

/** A number of pixels or degrees, or a bare one. */
function numberIn(text: string): number {
  return Number(/^\s*(-?[\d.]+)(?:px|deg)?\s*$/.exec(text)?.[1]);
}

const CURVES: Readonly<Record<string, string>> = {
  ease: '0.25, 0.1, 0.25, 1',
  'ease-in': '0.42, 0, 1, 1',
  'ease-out': '0, 0, 0.58, 1',
  'ease-in-out': '0.42, 0, 0.58, 1',
};

function codeOf(
  typescript: Typescript,
  name: string,
  timing: ts.Expression | undefined,
  values: Readonly<Record<string, number>>,
): ActionCode | null {
  const read = timingOf(typescript, timing);
  if (read === null) return null;
  const { seconds, easing } = read;
  const isPlain = easing === '' || easing === 'linear';
  const points = CURVES[easing] ?? /^cubic-bezier\((.*)\)$/.exec(easing)?.[1];
  if (!isPlain && points === undefined) return null;
  const object = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  const curve = isPlain ? '' : `, cubicBezier(${points!.split(',').map(Number).join(', ')})`;
  return {
    text: `${name}(${seconds}, { ${object.join(', ')} }${curve})`,
    names: isPlain ? [name] : [name, 'cubicBezier'],
  };
}
