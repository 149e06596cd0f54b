import { resolve } from 'node:path';
import { layerFaults } from './layers/layer-faults.js';

const faults = layerFaults(resolve(import.meta.dirname, '../src'));
for (const { file, line, message } of faults) console.error(`src/${file}:${line} ${message}`);
if (faults.length > 0) process.exitCode = 1;
else console.log('every import keeps to the layers');
