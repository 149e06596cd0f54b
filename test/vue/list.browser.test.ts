import { describeLists } from '../layout/list-test.js';

describeLists('Vue', new URL('./list.page.ts', import.meta.url));
