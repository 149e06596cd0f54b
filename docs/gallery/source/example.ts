/**
 * An example of a page of the documentation: its first block that names something.
 *
 * @param page Markdown.
 * @throws Error when there is none.
 */
export function example(page: string, name: string): string {
  const blocks = [...page.matchAll(/^```ts.*\n([\s\S]*?)^```$/gm)].map(([, code]) => code!);
  const found = blocks.find((code) => code.includes(name));
  if (found === undefined) throw new Error(`example: the page must have a block with ${name}, got none`);
  return found;
}
