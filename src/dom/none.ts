/** Functions of filters and transforms that do nothing at 1; all others do nothing at 0. */
const ones = /^(?:brightness|contrast|opacity|saturate|scale[XYZ]?|scale3d)$/i;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(%?)/gi;

/** What `none` means beside a list of functions: the same functions, which do nothing. As CSS has it, for `filter` and `transform`. */
export function noneLike(functions: string): string {
  return functions.replace(/([a-z-]+(?:3d)?)\(([^()]*)\)/gi, (_, name: string, parameters: string) => {
    const isOne = ones.test(name);
    const nothing = (_number: string, percent: string): string =>
      isOne && percent ? '100%' : `${isOne ? 1 : 0}${percent}`;
    return `${name}(${parameters.replace(number, nothing)})`;
  });
}
