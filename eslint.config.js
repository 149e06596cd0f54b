import jest from 'eslint-plugin-jest';
import jsdoc from 'eslint-plugin-jsdoc';
import rxjs from 'eslint-plugin-rxjs-x';
import sorting from 'eslint-plugin-simple-import-sort';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import browserGlobals from './scripts/layers/browser-globals.js';

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
  // Numbers and booleans are clear in a message.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  // `() => run()` when the value is not used.
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // For indexes checked by a loop.
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
  // `fromEvent<T>` and the like: used once, but written by the caller.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  '@typescript-eslint/no-empty-function': 'off',
  // An exported constant needs its type written down for isolatedDeclarations.
  '@typescript-eslint/no-inferrable-types': 'off',
  // There are no enums (`erasableSyntaxOnly`).
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  // An array that changes during the loop needs an index.
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
      // Parameters that accept a stream or a value, and functions that make streams.
      names: { '^(rate|leader|source|hot|cold|frames|play)$': false },
    },
  ],
  // play(…).subscribe() is the everyday form; RxJS reports its unhandled errors.
  'rxjs-x/no-ignored-error': 'off',
  'rxjs-x/no-ignored-default-value': 'off',
  'rxjs-x/no-ignored-takewhile-value': 'off',
  'rxjs-x/throw-error': ['error', { allowThrowingUnknown: true }],
  // Overriding `_next` is the fast way to write an operator.
  'rxjs-x/no-subclass': 'off',
};

/** Whether every export has a docblock is checked by check:package. */
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

/** One block of imports: packages, then the project's own files; style sheets last, over those of others. */
const sorted = {
  'sorting/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^\\.', '^\\u0000.+\\.css$']] }],
};

/** In each frame, or for each action: TypeScript's `private`, because a `#field` takes longer to make. */
const engine = ['math', 'table', 'time', 'lines', 'motion', 'rows', 'actions', 'manager'];
const hot = engine.map((name) => `src/${name}/**/*.ts`);

/** Everything else has `#` before what is private. */
const privacy = (selector, message) => ({ 'no-restricted-syntax': ['error', { selector, message }] });
const noHash = privacy(
  ':matches(PropertyDefinition, MethodDefinition) > PrivateIdentifier.key',
  'Write `private` here.',
);
const noPrivate = privacy('[accessibility="private"]', 'Write `#` here.');

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
  // Type tests assert with it that a line does not compile.
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
    plugins: { jsdoc, sorting },
    settings: { jsdoc: { mode: 'typescript' } },
    rules: { ...ownRules, ...observables, ...docblocks, ...sorted },
  },
  { files: ['src/**/*.ts'], ignores: hot, rules: noPrivate },
  { files: hot, rules: noHash },
  browserGlobals,
  { files: ['test/**/*.ts'], rules: { 'rxjs-x/no-exposed-subjects': 'off' } },
  { files: ['test/**/*.test.ts'], plugins: { jest }, rules: tests },
  { files: ['scripts/**/*.ts', 'test/conformance/**/*.ts', 'docs/**/*.ts'], rules: { 'no-console': 'off' } },
);
