import { playNative } from '../../../src/dom/index.ts';
import { moveTo } from '../../../src/index.ts';

/** The browser's own animations, which follow the run. */
export const element = (element, seconds, x, y) => playNative(moveTo(seconds, { x, y }), element).subscribe();

export const stop = (run) => run.unsubscribe();
