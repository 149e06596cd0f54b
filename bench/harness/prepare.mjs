import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { bench, contestants } from './contestants.mjs';

/**
 * Installs the contestants that are missing or of another version, and bundles those of this run; returns what each can
 * do.
 */
export async function prepare(asked) {
  install();
  const { bundleContestant } = await import('./bundle.mjs');
  mkdirSync(`${bench}.cache`, { recursive: true });
  const { against } = asked;
  await bundleContestant(against === undefined ? 'loop' : 'rx-motion', 'reference', against);
  const all = await Promise.all(
    contestants(asked).map(async (name) => {
      const bundled = name === 'other-build' ? bundleContestant('rx-motion', name, against) : bundleContestant(name);
      return [name, await ability(name, bundled)];
    }),
  );
  const abilities = Object.fromEntries(all);
  if (against !== undefined) Object.assign(abilities['other-build'], { title: against, versions: [] });
  return abilities;
}

function install() {
  const lock = `${bench}package-lock.json`;
  const installed = `${bench}node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error('Installing what rx-motion is measured against (once) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function ability(name, bundled) {
  try {
    await bundled;
    const args = [`${bench}harness/ability.mjs`, name];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { cannot = {}, packages, ...rest } = JSON.parse(stdout);
    return { ...rest, cannot, versions: packages.map(versionOf) };
  } catch (error) {
    return {
      title: name,
      cannot: {},
      can: [],
      versions: [],
      missing: firstError(String(error.stderr ?? error.message)),
    };
  }
}

/** The line that says what is wrong. */
const firstError = (text) => text.split('\n').find((line) => /error/i.test(line)) ?? text.split('\n')[0];

function versionOf(name) {
  const places = [`${bench}node_modules/${name}/package.json`, `${bench}../node_modules/${name}/package.json`];
  const place = name === 'rx-motion' ? `${bench}../package.json` : places.find((each) => existsSync(each));
  return `${name} ${JSON.parse(readFileSync(place, 'utf8')).version}`;
}
