import { describeLists } from '../layout/list-test.js';

describeLists('React', new URL('./list.page.ts', import.meta.url));
