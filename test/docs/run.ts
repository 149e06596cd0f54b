import { expect, jest } from '@jest/globals';
import ts from 'typescript';
import type { Example } from './collect.js';

/**
 * Runs an example and compares every claimed value with the actual one.
 *
 * A claim is the comment `// => value` after an expression, a `console.log(expression)` or a `const name = expression`.
 * The value is a literal; `0.7071…` stands for any number that begins so. Time is virtual: animation frames and timers
 * run at once, as long as the example waits for something.
 *
 * @throws Error when a claim is wrong, is never reached, or does not follow a value.
 */
export async function runExample({ file, line, code, isJsx = false }: Example): Promise<void> {
  const where = (index: number): string => `${file}:${line + code.slice(0, index).split('\n').length - 1}`;
  const { checked, claims } = markClaims(code, isJsx);
  const unattached = [...code.matchAll(/\/\/ =>/g)].find(
    ({ index }) => !claims.some(({ comment }) => comment === index),
  );
  if (unattached) throw new Error(`${where(unattached.index)}: there is no value in front of // =>`);

  const reached = new Set<Claim>();
  const check = (index: number, actual: unknown): unknown => {
    const claim = claims[index]!;
    reached.add(claim);
    try {
      hold(actual, claim.literal);
    } catch (error) {
      throw new Error(`${where(claim.comment)}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    return actual;
  };

  const modules = new Map<string, unknown>();
  const imported = ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
  if (isJsx) imported.push('react/jsx-runtime');
  for (const name of imported) modules.set(name, await import(name));
  const run = compile(checked, isJsx);
  await inVirtualTime(() => run((name: string) => modules.get(name), {}, check, { ...console, log: () => undefined }));

  const missed = claims.find((claim) => !reached.has(claim));
  if (missed) throw new Error(`${where(missed.comment)}: was never reached`);
}

interface Claim {
  /** Index of its comment. */
  readonly comment: number;
  readonly literal: string;
}

/** Wraps each expression with a claim into a call of `__claim`, a name that no example has. */
function markClaims(code: string, isJsx: boolean): { readonly checked: string; readonly claims: readonly Claim[] } {
  const source = ts.createSourceFile(isJsx ? 'example.tsx' : 'example.ts', code, ts.ScriptTarget.ES2022, true);
  const claims: Claim[] = [];
  const edits: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const value = valueOf(node);
    const comment = value && ts.getTrailingCommentRanges(code, node.end)?.[0];
    const literal = comment && /^\/\/ => (.*)$/.exec(code.slice(comment.pos, comment.end))?.[1];
    if (literal === undefined) return;
    edits.push({ at: value!.getStart(), text: `__claim(${claims.length}, (` }, { at: value!.end, text: '))' });
    claims.push({ comment: comment!.pos, literal });
  };
  visit(source);
  edits.sort((a, b) => b.at - a.at);
  const checked = edits.reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), code);
  return { checked, claims };
}

/** The expression that a comment after the statement makes a claim about. */
function valueOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.at(-1)?.initializer;
  if (!ts.isExpressionStatement(node)) return undefined;
  const { expression } = node;
  const logs = ts.isCallExpression(expression) && expression.expression.getText() === 'console.log';
  return logs ? expression.arguments[0] : expression;
}

/** Compares with the literal's value, deeply. */
function hold(actual: unknown, literal: string): void {
  if (/^-?\d+\.\d+…$/.test(literal)) {
    expect(String(actual).slice(0, literal.length - 1)).toBe(literal.slice(0, -1));
    return;
  }
  let expected: unknown;
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the project's own documentation
    expected = new Function(`return (${literal});`)();
  } catch (error) {
    throw new Error(`"${literal}" is not a value`, { cause: error });
  }
  expect(actual).toEqual(expected);
}

type Compiled = (
  require: (name: string) => unknown,
  exports: object,
  check: unknown,
  console: unknown,
) => Promise<void>;

/** A module as a function: its imports come from `require`, and it may await at its top level. */
function compile(code: string, isJsx: boolean): Compiled {
  const { outputText } = ts.transpileModule(code, {
    fileName: isJsx ? 'example.tsx' : 'example.ts',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the project's own documentation
  return new Function(
    'require',
    'exports',
    '__claim',
    'console',
    `return (async () => {${outputText}\n})();`,
  ) as Compiled;
}

/** Runs frames and timers without waiting, until `run` has finished. */
async function inVirtualTime(run: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  try {
    const state = { over: false };
    const result = run().finally(() => (state.over = true));
    result.catch(() => undefined);
    // Actions that still play after the last line run to their end, too: otherwise they would keep the page's shared
    // frames going.
    for (let turn = 0; !state.over || jest.getTimerCount() > 0; turn++) {
      await jest.advanceTimersToNextTimerAsync();
      if (turn === mostTurns) throw new Error(`it waits for more than ${mostTurns} frames and timers`);
    }
    await result;
    // An unhandled error is reported in a timer of its own.
    await jest.advanceTimersByTimeAsync(0);
  } finally {
    jest.clearAllTimers();
    jest.useRealTimers();
  }
}

const mostTurns = 1000;
