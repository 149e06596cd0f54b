export { type EslintPlugin, eslintPlugin } from './eslint-plugin.js';
export type { Rule, RuleContext } from './rule.js';
