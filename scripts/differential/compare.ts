import { type Program, runProgram } from '../../test/differential/program.js';
import type { Engine } from '../../test/differential/world.js';

/** Where the logs of two builds part. */
export interface Difference {
  readonly program: Program;
  readonly line: number;
  readonly logs: readonly [readonly string[], readonly string[]];
}

/**
 * Runs a program on two builds.
 *
 * @param digits To how many decimal places numbers are compared.
 */
export async function compare(
  [first, second]: readonly [Engine, Engine],
  program: Program,
  digits: number,
): Promise<Difference | undefined> {
  const logOf = async (build: Engine): Promise<readonly string[]> =>
    (await runProgram(build, program)).map((line) => rounded(line, digits));
  const logs = [await logOf(first), await logOf(second)] as const;
  const length = Math.max(logs[0].length, logs[1].length);
  for (let line = 0; line < length; line++) if (logs[0][line] !== logs[1][line]) return { program, line, logs };
  return undefined;
}

/** A line without what lies beyond so many decimal places. */
function rounded(line: string, digits: number): string {
  if (digits === Infinity) return line;
  return line.replaceAll(/-?\d+\.\d+(?:e[+-]?\d+)?/g, (text) => String(Number(Number(text).toFixed(digits)) + 0));
}

/** A difference in context: the runs named in it, the lines before it, and both logs from there on. */
export function written({ program, line, logs }: Difference, context = 12): string {
  const [first, second] = logs;
  return [
    `${program.family}, seed ${program.seed}, line ${line + 1}`,
    ...aboutTheLine(first, line).map((text) => `  …  ${text}`),
    ...first.slice(Math.max(0, line - context), line).map((text) => `     ${text}`),
    ...first.slice(line, line + 4).map((text) => `  A  ${text}`),
    ...second.slice(line, line + 4).map((text) => `  B  ${text}`),
  ].join('\n');
}

/** Earlier lines that start the runs named near the difference. */
function aboutTheLine(log: readonly string[], line: number): readonly string[] {
  const near = log.slice(Math.max(0, line - 3), line + 1).join('\n');
  const ids = new Set(near.match(/\b\d+\b/g));
  return log.slice(0, Math.max(0, line - 12)).filter((text) => {
    const started = /^ *(?:run|play|drive) (\d+) /.exec(text);
    return started !== null && ids.has(started[1]!);
  });
}
