import { odd } from './odd-documents.page.js';

/** A module that has to stand in a worker: it says at once what it makes of each document. */
(globalThis as unknown as Worker).postMessage(odd());
