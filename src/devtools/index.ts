export { attachDevtools, type DevtoolsOptions } from './attach-devtools.js';
