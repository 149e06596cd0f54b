export { default } from '../site/config.js';
