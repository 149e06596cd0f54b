import typescript from 'typescript-eslint';
import { wordList } from './word-list.js';

const widestComment = 120;
const longestTitle = 80;

/** The whole list as one expression: the number of the group that matches is the number of the entry. */
const listed = new RegExp(
  wordList.map(([words]) => `(${`\\b(?:${words})\\b`.replaceAll(' ', '[\\s*/]+')})`).join('|'),
  'gi',
);

/** Keeps the list out of comments, and comments within the width of the code. */
const comments = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      const { sourceCode } = context;
      for (const comment of sourceCode.getAllComments()) {
        reportWords(context, sourceCode.getText(comment), comment.range[0]);
        if (/^\s*(?:prettier|eslint|@ts)-/.test(comment.value)) continue;
        for (let { line } = comment.loc.start; line <= comment.loc.end.line; line++) {
          const { length } = sourceCode.lines[line - 1];
          if (length <= widestComment) continue;
          const message = `A comment must end by column ${widestComment}, got ${length}`;
          context.report({ loc: { line, column: widestComment }, message });
        }
      }
    },
  }),
};

/** Keeps the list out of the titles of tests, and titles short. */
const titles = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    CallExpression({ callee, arguments: [title] }) {
      if (!isTest(callee) || (title?.type !== 'TemplateLiteral' && typeof title?.value !== 'string')) return;
      const text = context.sourceCode.getText(title).slice(1, -1);
      reportWords(context, text, title.range[0] + 1);
      if (text.length <= longestTitle) return;
      const message = `A title must have at most ${longestTitle} characters, got ${text.length}`;
      context.report({ node: title, message });
    },
  }),
};

/** Whether this is `it`, `describe` or `test`, or made of one: `it.each(rows)`, a tagged `it.each`, `describe.only`. */
function isTest(callee) {
  const inner = callee.callee ?? callee.tag ?? callee.object;
  return inner === undefined ? /^(?:it|describe|test)$/.test(callee.name) : isTest(inner);
}

/** Reports the listed words in a text that begins at an index of the source, without names in backticks and links. */
function reportWords(context, text, start) {
  const prose = text.replace(/`[^`\n]+`|\{@[^}]*\}/g, (name) => '_'.repeat(name.length));
  for (const match of prose.matchAll(listed)) {
    const instead = wordList[match.slice(1).findIndex((group) => group !== undefined)][1];
    const found = match[0].replace(/[\s*/]+/g, ' ');
    const loc = context.sourceCode.getLocFromIndex(start + match.index);
    context.report({ loc, message: `"${found}" is not a word of these sources: write ${instead}` });
  }
}

const plugins = { 'plain-words': { rules: { comments, titles } } };

export default [
  {
    files: ['**/*.{ts,js,mjs}'],
    plugins,
    languageOptions: { parser: typescript.parser },
    rules: { 'plain-words/comments': 'error' },
  },
  { files: ['test/**/*.test.ts'], plugins, rules: { 'plain-words/titles': 'error' } },
];
