import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromiumPath } from '../../test/browser/executable.js';
import { root } from '../package/entry-points.js';

/** Runs a shell command in a folder. Returns its output, or throws with it. */
export async function run(command: string, folder: string): Promise<string> {
  const bins = [folder, root].map((project) => join(project, 'node_modules/.bin'));
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), PATH: [...bins, process.env.PATH].join(delimiter) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const timer = setTimeout(() => child.kill(), LONGEST);
  const code = await new Promise<number | null>((done) => child.on('close', done));
  clearTimeout(timer);
  if (code === 0) return output;
  throw new Error(`${command} ends with ${code ?? 'a signal'}\n${output}`);
}

/** Milliseconds, far more than anything takes; the slowest is a first build of Angular. */
export const LONGEST = 600_000;

/** The environment of this process, without npm's variables about the current project. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle|command)/.test(name));
  return {
    ...Object.fromEntries(own),
    CI: '1',
    CHROME_PATH: chromiumPath(),
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: '0',
  };
}
