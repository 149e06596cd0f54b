import { resolve } from 'node:path';
import { circlesIn } from './layers/circles.js';

/* Part of `npm run check:layers`: at most two files import one another, types included. */

const most = 2;
const circles = circlesIn(resolve(import.meta.dirname, '../src'), most);
for (const circle of circles) console.error(`at most ${most} files may import one another, got ${circle.join(', ')}`);
if (circles.length > 0) process.exitCode = 1;
else console.log(`no more than ${most} files import one another`);
