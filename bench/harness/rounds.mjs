import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { close } from './contestants.mjs';

const child = fileURLToPath(new URL('child.mjs', import.meta.url));

/** A contestant that takes longer than this for one turn is out. */
const PATIENCE_MS = 120_000;

/**
 * Lets the contestants of one case at one size take turns: everybody once in each round, each round started by another
 * one.
 *
 * Then all of it again, `generations` times, in new processes: where objects lie and how code is compiled is settled
 * when a process starts, and makes a difference of ten per cent either way.
 */
export async function rounds(names, caseName, count, settings) {
  const results = new Map();
  for (let generation = 0; generation < settings.generations; generation++) {
    const runners = names
      .filter((name) => generation < settings.peerGenerations || close.includes(name))
      .filter((name) => results.get(name)?.failed === undefined)
      .map((name) => new Runner(resultOf(results, name), caseName, count, settings));
    for (const runner of runners) await runner.ready();
    for (let round = 0; round < settings.rounds; round++) {
      for (let i = 0; i < runners.length; i++) await runners[(i + round) % runners.length].turn();
    }
    for (const runner of runners) await runner.end();
  }
  return [...results.values()];
}

function resultOf(results, name) {
  const result = results.get(name) ?? { name, ns: [], loopNs: [], bytes: [] };
  results.set(name, result);
  return result;
}

/** One child process. */
class Runner {
  constructor(result, caseName, count, settings) {
    this.result = result;
    this.process = fork(child, [result.name, caseName, String(count), JSON.stringify(settings)], {
      // V8 would shrink the heap of a process that sleeps while others take their turns.
      execArgv: ['--expose-gc', '--max-old-space-size=12000', '--no-memory-reducer', ...settings.flags],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.errors = '';
    this.process.stderr.on('data', (text) => {
      this.errors += text;
    });
  }

  ready() {
    return this.#answer();
  }

  async turn() {
    const answer = await this.#ask('turn');
    if (answer === undefined) return;
    this.result.ns.push(...(answer.ns ?? []));
    this.result.loopNs.push(...(answer.loopNs ?? []));
    if (answer.bytes !== undefined) this.result.bytes.push(answer.bytes);
  }

  async end() {
    Object.assign(this.result, await this.#ask('end'));
    this.process.kill('SIGKILL');
  }

  #ask(what) {
    if (this.result.failed !== undefined) return undefined;
    const answer = this.#answer();
    this.process.send({ ask: what });
    return answer;
  }

  /** The next message, or nothing when there will be none. */
  #answer() {
    return new Promise((resolve) => {
      const settle = (answer, failed) => {
        clearTimeout(timer);
        this.process.off('message', onMessage);
        this.process.off('exit', onExit);
        if (failed !== undefined) {
          this.result.failed = failed;
          this.process.kill('SIGKILL');
        }
        resolve(answer);
      };
      const onMessage = (answer) => settle(answer);
      const onExit = () => settle(undefined, this.errors.trim() || 'its process ended');
      const timer = setTimeout(() => settle(undefined, `no answer in ${PATIENCE_MS / 1000} s`), PATIENCE_MS);
      this.process.once('message', onMessage);
      this.process.once('exit', onExit);
    });
  }
}
