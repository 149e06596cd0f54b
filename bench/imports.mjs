/**
 * What it costs to import rx-motion in Node, in milliseconds: `node bench/imports.mjs`, after a build. RxJS is loaded
 * before.
 */
import { execFileSync } from 'node:child_process';

const statements = {
  'import, ES modules': `await import('./dist/index.js')`,
  'require, CommonJS': `require('./dist/cjs/index.js')`,
};

for (const [name, statement] of Object.entries(statements)) {
  const script = `(async () => {
    await import('rxjs');
    require('rxjs');
    const start = performance.now();
    ${statement};
    console.log(performance.now() - start);
  })();`;
  const once = () =>
    Number(execFileSync(process.execPath, ['--input-type=commonjs', '-e', script], { encoding: 'utf8' }));
  const least = Math.min(...Array.from({ length: 5 }, once));
  console.log(`${least.toFixed(0).padStart(5)} ms  ${name}`);
}
