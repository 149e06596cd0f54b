import { type Program, runProgram } from '../../test/differential/program.js';
import type { Engine } from '../../test/differential/world.js';

/** Where the logs of two builds part. */
export interface Difference {
  readonly program: Program;
  readonly line: number;
  readonly logs: readonly [readonly string[], readonly string[]];
}

/** Runs a program on two builds. */
export async function compare(builds: readonly [Engine, Engine], program: Program): Promise<Difference | undefined> {
  const logs = [await runProgram(builds[0], program), await runProgram(builds[1], program)] as const;
  const length = Math.max(logs[0].length, logs[1].length);
  for (let line = 0; line < length; line++) if (logs[0][line] !== logs[1][line]) return { program, line, logs };
  return undefined;
}

/** A difference in context: what ran, what came before, and both logs from where they part. */
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

/** The lines further up that say what an action is that the lines near the difference name. */
function aboutTheLine(log: readonly string[], line: number): readonly string[] {
  const near = log.slice(Math.max(0, line - 3), line + 1).join('\n');
  const ids = new Set(near.match(/\b\d+\b/g));
  return log.slice(0, Math.max(0, line - 12)).filter((text) => {
    const started = /^ *(?:run|play|drive) (\d+) /.exec(text);
    return started !== null && ids.has(started[1]!);
  });
}
