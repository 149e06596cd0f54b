import { describeLists } from '../layout/list-test.js';

describeLists('Svelte', new URL('./list.page.ts', import.meta.url));
