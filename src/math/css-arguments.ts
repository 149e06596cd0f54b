/** A number in CSS; `none` is NaN. */
export interface CssNumber {
  readonly amount: number;
  /** In lower case; `%` for a percentage, empty for a plain number. */
  readonly unit: string;
}

/** The arguments of a colour function. */
export interface CssArguments {
  readonly channels: readonly [CssNumber, CssNumber, CssNumber];
  readonly alpha: CssNumber | undefined;
  /** Whether they are in legacy syntax, with commas. */
  readonly hasCommas: boolean;
}

const token = /\s*(?:([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z][\w-]*)?|(none)(?![\w-])|([,/]))/y;

/** Parses three channels and an optional alpha; undefined if `inside` is something else. */
export function argumentsOf(inside: string): CssArguments | undefined {
  const numbers: CssNumber[] = [];
  let form = '';
  let at = 0;
  for (const text = inside.trimEnd(); at < text.length && form.length < 8; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) return undefined;
    const [, amount, unit = '', none, mark] = found;
    form += mark ?? 'n';
    if (amount !== undefined) numbers.push({ amount: Math.max(-HUGE, Math.min(Number(amount), HUGE)), unit });
    else if (none !== undefined) numbers.push({ amount: NaN, unit: '' });
  }
  const hasCommas = /^n,n,n(?:,n)?$/.test(form);
  if (!hasCommas && !/^nnn(?:\/n)?$/.test(form)) return undefined;
  if (hasCommas && numbers.some(({ amount }) => Number.isNaN(amount))) return undefined;
  const [first, second, third, alpha] = numbers;
  return { channels: [first!, second!, third!], alpha, hasCommas };
}

/** Larger than any useful number of a colour, and small enough for products not to overflow. */
const HUGE = 1e30;
