/** An example that logs what it claims: `ship.x; // => 50` says nothing to a reader who runs it. */
export function shownResults(code: string): string {
  return code.replace(
    /^(\s*)(?!const |let |console\.)(\S.*); \/\/ => /gm,
    (_, indent: string, expression: string) => `${indent}console.log(${expression}); // => `,
  );
}
