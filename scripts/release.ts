import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPoints, root } from './package/entry-points.js';
import { pack } from './package/install.js';
import { releasedSince, type Since } from './release/since.js';
import {
  mayFollow,
  placeholders,
  publishedReadme,
  releasedChangelog,
  releasedReadme,
  releasedSteps,
} from './release/texts.js';

/*
 * `npm run release -- 1.2.3` prepares a release: version, changelog, README and since when
 * each export is there; all tests; every page of the site; four
 * browsers; all consumers; the tarball. It publishes nothing. `--trial` skips the checks, to see what it would write.
 */
const [version = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isTrial = process.argv.includes('--trial');
const folder = join(root, '.cache/release');
const sinceFile = 'api/since.json';
const gettingStarted = 'docs/guide/getting-started.md';

interface Manifest {
  readonly version: string;
  /** Ends with a slash. */
  readonly homepage: string;
}

try {
  check();
  writeTexts();
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  if (isTrial) run('npm', 'run', '--silent', 'build');
  else {
    run('npm', 'test', '--', '--full');
    run('npm', 'run', 'check:site');
    run('npm', 'run', 'check:browsers');
    run('npm', 'run', 'check:consumers');
  }
  mkdirSync(folder, { recursive: true });
  console.log(nextSteps(packed()));
} catch (error) {
  console.error(`release: ${(error as Error).message}`);
  process.exitCode = 1;
}

function check(): void {
  const manifest = JSON.parse(read('package.json')) as Manifest;
  const { version: current } = manifest;
  const open = placeholders({ ...manifest });
  if (open.length > 0 && !isTrial) throw new Error(`package.json: fill in ${open.join(', ')}`);
  if (!mayFollow(version, current)) throw new Error(`${version} does not follow ${current}`);
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changes !== '') throw new Error(`commit or stash first:\n${changes}`);
}

/** Computes all texts before it writes the first. */
function writeTexts(): void {
  const date = new Date().toISOString().slice(0, 10);
  const changelog = releasedChangelog(read('CHANGELOG.md'), version, date);
  const readme = releasedReadme(read('README.md'), version);
  const start = releasedSteps(read(gettingStarted));
  const reports = entryPoints().map(({ specifier, name }) => [specifier, read(`api/${name}.api.md`)] as const);
  const since = releasedSince(JSON.parse(read(sinceFile)) as Since, Object.fromEntries(reports), version);
  writeFileSync(join(root, sinceFile), `${JSON.stringify(since, null, 2)}\n`);
  writeFileSync(join(root, gettingStarted), start);
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  writeFileSync(join(root, 'README.md'), readme);
}

/** The tarball, with the README as a registry needs it; that of the folder keeps its relative links. */
function packed(): string {
  const file = join(root, 'README.md');
  const readme = read('README.md');
  const { homepage } = JSON.parse(read('package.json')) as Manifest;
  writeFileSync(file, publishedReadme(readme, homepage));
  try {
    return pack(folder);
  } finally {
    writeFileSync(file, readme);
  }
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function run(command: string, ...parts: string[]): void {
  execFileSync(command, parts, { cwd: root, stdio: 'inherit' });
}

function nextSteps(tarball: string): string {
  return `
${tarball} is ready. Review the changes (git diff) and the packed files (tar -tzf), then:

  git commit -am "Release ${version}"
  git tag v${version}
  npm publish --provenance --access public ${tarball}
  git push --follow-tags

To undo: git checkout .`;
}
