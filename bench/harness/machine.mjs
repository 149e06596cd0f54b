import { execFileSync } from 'node:child_process';
import os from 'node:os';

/** What the figures were taken on. */
export function machine() {
  return {
    cpu: `${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.cpus().length} threads`,
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    node: `${process.version}, V8 ${process.versions.v8}`,
    commit: commit(),
  };
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
