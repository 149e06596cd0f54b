import { runInPages } from '../../browser/in-page.js';
import { cases } from './scroll-to.page.js';

runInPages('scrollTo', new URL('./scroll-to.page.ts', import.meta.url), cases);
