export { default } from '../../site/theme/theme.js';
