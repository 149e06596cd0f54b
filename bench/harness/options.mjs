import { parseArgs } from 'node:util';
import { schedule } from './schedule.mjs';

const IN_CHROMIUM = [
  'dom',
  'native',
  'canvas',
  'arrival',
  'worst-dom',
  'worst-canvas',
  'worst-style',
  'worst-css',
  'text',
  'layout',
  'scroll',
  'follow',
  'morph',
  'blocked',
  'grids',
];

const USAGE = `npm run bench -- [options]

  (none)                         the quick run, a few minutes
  --full                         all sizes, more rounds, Chromium; writes bench/RESULTS.md
  --browser                      Chromium only
  --bindings                     Chromium only: what Angular and React add
  --results                      with Chromium, and writes bench/RESULTS.md, whatever was asked for
  --json FILE                    also writes every figure as JSON
  --cases leaf,churn             only these cases; with --browser: ${IN_CHROMIUM.join(', ')}
  --against FILE                 rx-motion only, against another build of it: its dist/index.js or src/index.ts
  --contestants rx-motion,gsap   only these contestants
  --sizes 1000,10000             these numbers of running actions
  --rounds N                     this many rounds
  --only CASE/CONTESTANT         one contestant alone, in this process, to be profiled
      [--seconds 10] [--sizes 1000]`;

const known = [...schedule.map(({ name }) => name), ...IN_CHROMIUM];

/** What was asked for on the command line; ends the process if that makes no sense. */
export function options(argv) {
  const list = (text) => text?.split(',').filter(Boolean);
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        full: { type: 'boolean', default: false },
        browser: { type: 'boolean', default: false },
        bindings: { type: 'boolean', default: false },
        results: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        json: { type: 'string' },
        against: { type: 'string' },
        cases: { type: 'string' },
        contestants: { type: 'string' },
        sizes: { type: 'string' },
        rounds: { type: 'string' },
        only: { type: 'string' },
        seconds: { type: 'string', default: '10' },
      },
    });
    if (values.help) exit(0, USAGE);
    const cases = list(values.cases);
    const unknown = cases?.filter((name) => !known.includes(name)) ?? [];
    if (unknown.length > 0) throw new Error(`--cases: must be of ${known.join(', ')}, got ${unknown.join(', ')}`);
    return {
      ...values,
      cases,
      contestants: list(values.contestants),
      sizes: list(values.sizes)?.map(Number),
      rounds: values.rounds === undefined ? undefined : Number(values.rounds),
      seconds: Number(values.seconds),
    };
  } catch (error) {
    return exit(2, `${error.message}\n\n${USAGE}`);
  }
}

function exit(code, text) {
  console.log(text);
  process.exit(code);
}
