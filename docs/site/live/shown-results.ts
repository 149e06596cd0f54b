/** An example that logs its claims: `ship.x; // => 50` prints nothing when a reader runs it. */
export function shownResults(code: string): string {
  return code.replace(
    /^(\s*)(?!const |let |console\.)(\S.*); \/\/ => /gm,
    (_, indent: string, expression: string) => `${indent}console.log(${expression}); // => `,
  );
}
