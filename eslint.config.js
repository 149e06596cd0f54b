import jest from 'eslint-plugin-jest';
import jsdoc from 'eslint-plugin-jsdoc';
import rxjs from 'eslint-plugin-rxjs-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import browserGlobals from './scripts/layers/browser-globals.js';
import plainWords from './scripts/lint/plain-words.js';

const everywhere = {
  eqeqeq: 'error',
  'no-console': 'error',
  'no-else-return': 'error',
  'no-param-reassign': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
  'object-shorthand': 'error',
  'prefer-template': 'error',
};

/** Where the house style differs from the strict presets. */
const ownRules = {
  // A number or a boolean says what it is in a message.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  // `() => run()` where nobody asks for the value.
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // An index that the loop has just checked.
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
  // `fromEvent<T>` and the like: one use, but it is what the caller writes.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  '@typescript-eslint/no-empty-function': 'off',
  // An exported constant needs its type written down for isolatedDeclarations.
  '@typescript-eslint/no-inferrable-types': 'off',
  // There are no enums (`erasableSyntaxOnly`), so there is none to assign wrongly.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  // A loop by index is what an array needs that changes meanwhile.
  '@typescript-eslint/prefer-for-of': 'off',
  '@typescript-eslint/class-literal-property-style': 'off',
  '@typescript-eslint/consistent-indexed-object-style': 'off',
  // `import { type A }` still loads the file.
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
};

const observables = {
  'rxjs-x/finnish': [
    'error',
    {
      functions: false,
      methods: false,
      // What may be a stream as well as a value, and the helpers of marble tests, which make streams.
      names: { '^(rate|leader|source|hot|cold|frames)$': false },
    },
  ],
  // play(…).subscribe() is the everyday form; its errors are reported as RxJS reports unhandled ones.
  'rxjs-x/no-ignored-error': 'off',
  'rxjs-x/no-ignored-default-value': 'off',
  'rxjs-x/no-ignored-takewhile-value': 'off',
  'rxjs-x/throw-error': ['error', { allowThrowingUnknown: true }],
  // A class that overrides `_next` is the fast way to write an operator.
  'rxjs-x/no-subclass': 'off',
};

/** That every export has a docblock at all is for check:package to see. */
const docblocks = {
  'jsdoc/check-param-names': ['error', { checkDestructured: false, disableMissingParamChecks: true }],
  'jsdoc/check-tag-names': ['error', { typed: true }],
  'jsdoc/no-blank-blocks': 'error',
  'jsdoc/no-blank-block-descriptions': 'error',
  'jsdoc/no-types': 'error',
  'jsdoc/empty-tags': 'error',
  'jsdoc/require-param-description': 'error',
  'jsdoc/require-returns-description': 'error',
  'jsdoc/require-throws-description': 'error',
};

const tests = {
  'jsdoc/check-tag-names': ['error', { definedTags: ['jest-environment'] }],
  ...jest.configs['flat/recommended'].rules,
  'jest/consistent-test-it': ['error', { fn: 'it' }],
  'jest/expect-expect': [
    'error',
    { assertFunctionNames: ['expect*', 'fc.assert', '*.expect*', 'assert*', 'check*', 'runExample', 'marbles'] },
  ],
  'jest/no-disabled-tests': 'error',
  'jest/no-duplicate-hooks': 'error',
  'jest/no-test-return-statement': 'error',
  'jest/prefer-strict-equal': 'off',
  'jest/prefer-to-be': 'error',
  'jest/prefer-to-have-length': 'error',
  'jest/require-to-throw-message': 'error',
  'jest/unbound-method': 'error',
  '@typescript-eslint/unbound-method': 'off',
  // Type tests say with it that a line must not compile; the compiler holds them to it.
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': false }],
};

export default defineConfig(
  globalIgnores([
    'dist/',
    'coverage/',
    '.cache/',
    'docs/.vitepress/.temp/',
    '**/*.timestamp-*.mjs',
    'bench/',
    'docs/examples/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules: everywhere },
  {
    files: ['**/*.ts'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked, rxjs.configs.strict],
    languageOptions: { parserOptions: { project: 'test/tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    plugins: { jsdoc },
    settings: { jsdoc: { mode: 'typescript' } },
    rules: { ...ownRules, ...observables, ...docblocks },
  },
  browserGlobals,
  plainWords,
  { files: ['test/**/*.ts'], rules: { 'rxjs-x/no-exposed-subjects': 'off' } },
  { files: ['test/**/*.test.ts'], plugins: { jest }, rules: tests },
  { files: ['scripts/**/*.ts', 'test/conformance/**/*.ts', 'docs/**/*.ts'], rules: { 'no-console': 'off' } },
);
