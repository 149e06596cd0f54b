import { checkString, shownValue } from '../math/check.js';

/** One command of path data. */
export interface PathCommand {
  /** As in the path: a capital one has absolute coordinates. */
  readonly letter: string;
  readonly numbers: readonly number[];
}

/**
 * The commands of path data, with the letters of repeated ones.
 *
 * @param name The name of the function in errors.
 * @param path The `d` of an SVG path.
 * @throws TypeError when `path` is not a string; RangeError when it is not path data, with the index of the error.
 */
export function commandsOf(name: string, path: string): PathCommand[] {
  checkString(name, 'path', path);
  const commands: PathCommand[] = [];
  let index = 0;
  const take = (pattern: RegExp, expected: string): string => {
    pattern.lastIndex = index;
    const match = pattern.exec(path);
    if (match === null) {
      const found = shownValue(path.slice(index, index + 8));
      throw new RangeError(`${name}: path must have ${expected} at ${index}, got ${found}`);
    }
    index = pattern.lastIndex;
    return match[1]!;
  };
  let letter = take(MOVE, 'M');
  while (letter !== '') {
    const count = COUNTS[letter.toLowerCase()]!;
    do {
      const isArc = count === 7;
      const numberAt = (at: number): number =>
        Number(isArc && (at === 3 || at === 4) ? take(FLAG, '0 or 1') : take(NUMBER, 'a number'));
      commands.push({ letter, numbers: Array.from({ length: count }, (_, at) => numberAt(at)) });
      // The numbers after those of a move are lines.
      letter = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
      NUMBER.lastIndex = index;
    } while (count > 0 && NUMBER.test(path));
    letter = take(COMMAND, 'a command');
  }
  return commands;
}

/** How many numbers each command takes. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const MOVE = /\s*(m)/iy;
/** Empty at the end. */
const COMMAND = /\s*([achlmqstvz]|$)/iy;
const NUMBER = /\s*,?\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)/iy;
/** A flag of an arc needs no space after it. */
const FLAG = /\s*,?\s*([01])/y;
