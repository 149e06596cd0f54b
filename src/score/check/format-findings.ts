import { checkArray, checkCount, checkEither, checkOptions, checkString } from '../../math/check.js';
import type { Finding } from './finding.js';
import { shortLine } from './short-line.js';

/** How findings are written. */
export interface FindingFormat {
  /** `'text'` by default; `'github'` writes commands with which GitHub Actions annotates a line of a pull request. */
  readonly style?: 'text' | 'github' | undefined;
  /** The motion, if there are several. */
  readonly name?: string | undefined;
  /** The source of the motion. */
  readonly file?: string | undefined;
  /** The line in the file, from 1. */
  readonly line?: number | undefined;
}

/**
 * Writes findings for CI, one a line: where, what, and what to do instead.
 *
 * ```ts
 * import { blink } from 'rx-motion';
 * import { check, formatFindings, score } from 'rx-motion/score';
 *
 * const findings = check(score(blink(1, 5), { visible: true }));
 * const [text] = formatFindings(findings, { name: 'alarm' }).split('; ');
 * text; // => 'alarm: flashes at 0 s, visible of target 0: 5, more than 3'
 * const options = { style: 'github', file: 'src/alarm.ts', line: 12 } as const;
 * formatFindings(findings, options).slice(0, 51); // => '::error file=src/alarm.ts,line=12,title=flashes::fl'
 * formatFindings([]); // => ''
 * ```
 *
 * @param findings What `check` returned.
 * @param format The style, and where the motion is.
 * @throws TypeError when `findings` is not an array or an option is of the wrong kind; RangeError when `style` is
 * unknown or `line` is not a whole number from 1.
 */
export function formatFindings(findings: readonly Finding[], format: FindingFormat = {}): string {
  checkArray('formatFindings', 'findings', findings);
  const { style = 'text', name, file, line } = checkOptions('formatFindings', format, 'file line name style', 'format');
  checkEither('formatFindings', 'style', style, ['text', 'github']);
  if (line !== undefined) checkCount('formatFindings', 'line', line, 1);
  for (const [key, text] of Object.entries({ name, file }))
    if (text !== undefined) checkString('formatFindings', key, text);
  const lines = findings.map((finding) => {
    const { rule, mending, page } = finding;
    const text = `${name === undefined ? '' : `${name}: `}${shortLine(finding)}; ${mending} (${page})`;
    if (style === 'text')
      return oneLine(
        [file, line, ` ${text}`]
          .filter((part) => part !== undefined)
          .join(':')
          .trim(),
      );
    const place = { file, line, title: rule };
    const properties = Object.entries(place).filter(([, value]) => value !== undefined);
    return `::error ${properties.map(([key, value]) => `${key}=${escaped(String(value))}`).join()}::${escaped(text, '')}`;
  });
  return lines.join('\n');
}

/** Escapes what separates the parts of a GitHub command. */
function escaped(text: string, separators = ':,'): string {
  const isSpecial = (sign: string): boolean => `%\r\n${separators}`.includes(sign);
  return Array.from(text, (sign) => (isSpecial(sign) ? hex(sign) : sign)).join('');
}

function hex(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}
