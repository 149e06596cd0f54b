import { runInPages } from '../browser/in-page.js';
import { cases } from './shown-offset.page.js';

runInPages('a card that a flip scales', new URL('./shown-offset.page.ts', import.meta.url), cases);
