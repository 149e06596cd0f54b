import { describe, expect, it } from '@jest/globals';
import { commandsOf } from '../../src/svg/path-data.js';

const read = (path: string): string =>
  commandsOf('measurePath', path)
    .map(({ letter, numbers }) => [letter, ...numbers].join(' '))
    .join(', ');

describe('path data', () => {
  it.each([
    ['M 1 2 L 3 4', 'M 1 2, L 3 4'],
    ['\n m1,2\tz', 'm 1 2, z'],
    ['M1.5.5-2-.25', 'M 1.5 0.5, L -2 -0.25'],
    ['m1 2 3 4 5 6', 'm 1 2, l 3 4, l 5 6'],
    ['M0 0h1 2-3v4', 'M 0 0, h 1, h 2, h -3, v 4'],
    ['M0 0C1 2 3 4 5 6 7 8 9 10 11 12', 'M 0 0, C 1 2 3 4 5 6, C 7 8 9 10 11 12'],
    ['M0 0s1 2 3 4q1 2 3 4t1 2', 'M 0 0, s 1 2 3 4, q 1 2 3 4, t 1 2'],
    ['M0 0a1 2 3 0110 20a1 2 3 1,0-.5.5', 'M 0 0, a 1 2 3 0 1 10 20, a 1 2 3 1 0 -0.5 0.5'],
    ['M0 0a1 2 3 010 1 1 2 3 11.5.5', 'M 0 0, a 1 2 3 0 1 0 1, a 1 2 3 1 1 0.5 0.5'],
    ['M1e2-1E-1,+3e+1 4', 'M 100 -0.1, L 30 4'],
    ['M0 0ZM1 1z', 'M 0 0, Z, M 1 1, z'],
  ])('is read: %s', (path, commands) => {
    expect(read(path)).toBe(commands);
  });

  it.each([
    ['', 'M at 0, got ""'],
    ['L1 2', 'M at 0, got "L1 2"'],
    ['M1', 'a number at 2, got ""'],
    ['M1 2 L', 'a number at 6, got ""'],
    ['M1 2 3', 'a number at 6, got ""'],
    ['M1 2x', 'a command at 4, got "x"'],
    ['M1 2 Z 3', 'a command at 6, got " 3"'],
    ['M1 2.', 'a command at 4, got "."'],
    ['M0 0,,1 2', 'a command at 4, got ",,1 2"'],
    ['M0 0a1 2 3 2 0 1 1', '0 or 1 at 10, got " 2 0 1 1"'],
    ['url(#path)', 'M at 0, got "url(#pat"'],
  ])('is refused with the index of the error: %s', (path, rest) => {
    expect(() => commandsOf('measurePath', path)).toThrow(new RangeError(`measurePath: path must have ${rest}`));
  });
});
