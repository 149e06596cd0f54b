import { callRule, methodOf, type Rule, type SyntaxNode } from './rule.js';

/** Rules of ESLint about motion, and a config with all of them. */
export interface EslintPlugin {
  readonly meta: { readonly name: string };
  readonly rules: Record<string, Rule>;
  readonly configs: { readonly recommended: { name: string; rules: Record<string, 'error'> } };
}

const observables = ['play', 'playNative', 'enter', 'leave'];
const endless = ['repeatForever', 'follow', 'moveToward'];
const elementMethods = /^(?:querySelector|closest|getElementById|createElement|createElementNS)$/;
const elementProperties = ['nativeElement', 'currentTarget', 'activeElement'];

/**
 * Rules of ESLint that find what compiles but does not move, or moves where nobody sees it. They need no types, so they
 * work in plain JavaScript, too.
 *
 * ```ts no-run: a config of ESLint
 * import { defineConfig } from 'eslint/config';
 * import { eslintPlugin } from 'rx-motion/eslint';
 *
 * export default defineConfig({
 *   plugins: { 'rx-motion': eslintPlugin },
 *   extends: ['rx-motion/recommended'],
 * });
 * ```
 */
export const eslintPlugin: EslintPlugin = {
  meta: { name: 'rx-motion' },
  rules: {
    'no-unsubscribed-play': /* @__PURE__ */ callRule(
      'A motion that nobody subscribes to does not run.',
      'Nothing moves until you subscribe: add .subscribe().',
      (call) => {
        if (!observables.includes(call.exported() ?? '')) return null;
        let node = call.node;
        for (const outer of call.outer) {
          if (outer.type === 'ExpressionStatement') return call.node;
          const goesOn = outer.type === 'MemberExpression' || outer.type === 'ChainExpression' || outer.callee === node;
          if (!goesOn || (outer.type === 'CallExpression' && methodOf(outer) !== 'pipe')) return null;
          node = outer;
        }
        return null;
      },
    ),
    'no-element-target': /* @__PURE__ */ callRule(
      'An element is no target: it has no x, no opacity and no rotation to animate.',
      'An element is no target: pass domTarget(element), from rx-motion/dom.',
      (call) => {
        const target = call.exported() === 'play' || methodOf(call.node) === 'runAction' ? call.argument(1) : null;
        return target !== null && isElement(target) ? (call.node.arguments as SyntaxNode[])[1]! : null;
      },
    ),
    'no-endless-on-server': /* @__PURE__ */ callRule(
      'An endless motion that starts when a module is loaded or a class is made keeps a server alive.',
      'This motion never ends, and it also starts on a server: start it where only a browser comes.',
      (call) => {
        if (call.exported() !== 'play' && methodOf(call.node) !== 'runAction') return null;
        const action = call.argument(0);
        if (action === null || !endless.includes(call.exported(action) ?? '')) return null;
        const at = call.outer.findIndex(({ type }) => /Function|PropertyDefinition/.test(type));
        const isAtOnce = at < 0 || call.outer[at]!.type === 'PropertyDefinition';
        return isAtOnce || call.outer[at + 1]!.kind === 'constructor' ? call.node : null;
      },
    ),
  },
  configs: {
    recommended: {
      name: 'rx-motion/recommended',
      rules: {
        'rx-motion/no-unsubscribed-play': 'error',
        'rx-motion/no-element-target': 'error',
        'rx-motion/no-endless-on-server': 'error',
      },
    },
  },
};

function isElement(node: SyntaxNode): boolean {
  if (node.type === 'CallExpression') return elementMethods.test(methodOf(node) ?? '');
  const isMember = node.type === 'MemberExpression';
  return isMember && elementProperties.includes((node.property as SyntaxNode).name as string);
}
