import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { type EntryPoint, entryPoints, root } from './package/entry-points.js';

/*
 * Compares the built public surface with its record in api/, one file for each entry point; `--update` rewrites the
 * record. A change of the surface is therefore visible in its commit.
 */
const update = process.argv.includes('--update');
const records = join(root, 'api');
const produced = join(root, '.cache/api');

const points = entryPoints();
for (const { name } of points)
  for (const folder of [records, produced]) mkdirSync(dirname(join(folder, name)), { recursive: true });
// One program for all of them.
const compilerState = CompilerState.create(configure(points[0]!), {
  additionalEntryPoints: points.map(({ declared }) => join(root, declared)),
});
const changed = points.filter(differs);
if (update) console.log('api/ is up to date');
else if (changed.length === 0) console.log('the public surface is as recorded in api/');
else process.exitCode = 1;

function differs(entryPoint: EntryPoint): boolean {
  const { apiReportChanged } = Extractor.invoke(configure(entryPoint), {
    compilerState,
    localBuild: update,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) throw new Error(message.text);
    },
  });
  if (apiReportChanged && !update) {
    console.error(`The public surface of ${entryPoint.specifier} is not as recorded in api/${entryPoint.name}.api.md.`);
    console.error('If the change is meant, run `npm run api` and commit the record with it.');
  }
  return apiReportChanged;
}

function configure({ name, declared }: EntryPoint): ExtractorConfig {
  const silent = { logLevel: ExtractorLogLevel.None };
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(root, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, declared),
      compiler: { tsconfigFilePath: join(root, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${basename(name)}.api.md`,
        reportFolder: dirname(join(records, name)),
        reportTempFolder: dirname(join(produced, name)),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
          'ae-missing-release-tag': silent,
          'ae-undocumented': silent,
        },
        tsdocMessageReporting: { default: silent },
      },
    },
  });
}
