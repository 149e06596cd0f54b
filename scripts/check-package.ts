import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { bindingSizeFaults } from './package/binding-sizes.js';
import { entryPointFaults, root } from './package/entry-points.js';
import { helperTypeFaults } from './package/helper-types.js';
import { type Installed, installInto } from './package/install.js';
import { licenceFaults } from './package/licences.js';
import { missingFaults } from './package/missing-files.js';
import { nameFaults } from './package/names.js';
import { oldestFaults } from './package/oldest.js';
import { oneCopyFaults } from './package/one-copy.js';
import { plainTypeFaults } from './package/plain-types.js';
import { importFaults } from './package/quiet-import.js';
import { treeShakingFaults } from './package/tree-shaking.js';
import { typeImportFaults } from './package/type-imports.js';
import { weightFaults } from './package/weight.js';

/*
 * Checks the build the way users get it: packed, unpacked, imported, bundled.
 */
const folder = mkdtempSync(join(tmpdir(), 'rx-motion-'));
try {
  const faults = await allFaults();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('the package can be published');
} finally {
  rmSync(folder, { recursive: true });
}

async function allFaults(): Promise<string[]> {
  // The other checks need correct entry points.
  const first = entryPointFaults();
  if (first.length > 0) return first;
  const installed = installInto(folder);
  return [
    ...nameFaults(),
    ...missingFaults(installed),
    ...licenceFaults(installed),
    ...(await oldestFaults(installed)),
    ...(await publintFaults(installed)),
    ...typeFaults(installed),
    ...plainTypeFaults(installed),
    ...typeImportFaults(installed),
    ...helperTypeFaults(installed),
    ...importFaults(installed),
    ...oneCopyFaults(installed),
    ...(await weightFaults(installed)),
    ...(await treeShakingFaults(installed)),
    ...(await bindingSizeFaults(installed)),
  ];
}

async function publintFaults({ tarball }: Installed): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

function typeFaults({ tarball }: Installed): string[] {
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const options = ['--no-definitely-typed', '--no-emoji', '--no-color'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [attw, tarball, ...options], { encoding: 'utf8' });
  return status === 0 ? [] : [`are the types wrong? ${stdout}${stderr}`];
}
