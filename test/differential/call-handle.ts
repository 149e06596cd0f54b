import type { Random } from './random.js';
import type { Run } from './run.js';
import type { World } from './world.js';

const weights = {
  stop: 9,
  pause: 5,
  resume: 7,
  seek: 8,
  restart: 5,
  rate: 5,
  reverse: 4,
  finish: 4,
  observe: 4,
  unobserve: 1,
  await: 2,
  look: 2,
};

/** Calls a method of the handle of a run. */
export function callHandle(world: World, run: Run, random: Random): void {
  const { handle } = run;
  // Only seekable runs can go back. Most calls that would throw are left out.
  const canReturn = run.isSeekable || random.chance(0.2);
  const kind = random.weighted({ ...weights, ...(!canReturn && { reverse: 0, restart: 1 }) });
  const rate = random.pick([2, 0.5, 1, 0, ...(canReturn ? [-1, -2] : [])]);
  const seconds = random.pick([0, 0.1, 0.25, 0.5, 1, 3]) + (canReturn ? 0 : handle.elapsed);
  const argument = kind === 'seek' ? ` to ${seconds}` : kind === 'rate' ? ` ${rate}` : '';
  world.log(`${kind} ${run.id}${argument}`);
  if (kind === 'observe') run.observe(random);
  else if (kind === 'unobserve') run.unobserve();
  else if (kind === 'await') run.await();
  else if (kind === 'look') world.log(run.state);
  else if (kind === 'seek') handle.seek(seconds);
  else if (kind === 'rate') handle.rate = rate;
  else handle[kind]();
  if (kind === 'restart' && random.chance(0.5)) run.await();
}
