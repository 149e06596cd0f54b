import { odd } from './odd-documents.page.js';

/** Must be a module of its own for the worker: it posts the outcome of each document. */
(globalThis as unknown as Worker).postMessage(odd());
