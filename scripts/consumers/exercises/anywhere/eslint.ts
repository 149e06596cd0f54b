import { eslintPlugin } from 'rx-motion/eslint';

export function exercise() {
  const { rules, configs } = eslintPlugin;
  if (Object.keys(configs.recommended.rules).length !== Object.keys(rules).length) throw new Error('a rule is missing');
}
