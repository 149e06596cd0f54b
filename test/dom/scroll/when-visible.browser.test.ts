import { runInPages } from '../../browser/in-page.js';
import { cases } from './when-visible.page.js';

runInPages('whenVisible$', new URL('./when-visible.page.ts', import.meta.url), cases);
