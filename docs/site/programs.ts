import type { MarkdownRenderer } from 'vitepress';
import { withElements } from './page-elements.js';

/** Adds a button to each example that is a whole program; it opens the program in an editor. */
export function openPrograms(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  if (fence === undefined) throw new Error('the site: Markdown must have a rule for blocks of code');
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const html = fence(tokens, index, ...rest);
    // The content of an included file is there only now.
    const { info, content } = tokens[index]!;
    const isPage = info.trim() === 'ts page' && withElements(content) !== undefined;
    if (!isPage && (info.trim() !== 'ts' || !/^(?:import|\}) .*from 'rx-motion/m.test(content))) return html;
    const open = '<button type="button" class="open-program">Run and edit</button>';
    return `<rx-program${isPage ? ' data-page' : ''} data-share="#program-${index}&">${html}${open}</rx-program>`;
  };
}
