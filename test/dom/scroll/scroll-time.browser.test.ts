import { runInPages } from '../../browser/in-page.js';
import { cases } from './scroll-time.page.js';

runInPages('scrollTime', new URL('./scroll-time.page.ts', import.meta.url), cases);
