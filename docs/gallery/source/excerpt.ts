/**
 * What is shown of the file of a scene: its imports but for those of types, and the body of `build`, as they stand there.
 *
 * @param source The text of the file.
 */
export function excerpt(source: string): string {
  const imports = [...source.matchAll(/^import (?!type )[^;]*? from '[^']*';$/gm)].map(([text]) => text);
  const body = /^ {2}build\([^)]*\) \{\n([\s\S]*?)^ {2}\},$/m.exec(source)?.[1] ?? source;
  return `${imports.join('\n')}\n\n${body.replace(/^ {4}/gm, '').trimEnd()}\n`;
}
