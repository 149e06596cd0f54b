import highlighter from 'highlight.js/lib/core';
import typescript from 'highlight.js/lib/languages/typescript';

highlighter.registerLanguage('typescript', typescript);

/**
 * The lines of a program as HTML, each complete in itself: a token that spans several lines is closed at the end of
 * each and opened again.
 */
export function coloredLines(code: string): string[] {
  const open: string[] = [];
  return highlighter
    .highlight(code, { language: 'typescript' })
    .value.split('\n')
    .map((line) => {
      const start = open.join('');
      for (const [tag] of line.matchAll(/<[^>]*>/g)) {
        if (tag === '</span>') open.pop();
        else open.push(tag);
      }
      return start + line + '</span>'.repeat(open.length);
    });
}
