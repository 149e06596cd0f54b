import { random } from 'rx-motion';

/** How many numbers each command takes; an arc's are made apart. */
const COUNTS = { L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0, M: 2, A: 0 };

/** Path data with commands of all kinds: the same for the same seed. Its arcs do not have to be enlarged. */
export function randomPath(seed: number): string {
  const between = random(seed);
  const number = (from: number, to: number): number => Math.round(between(from, to) * 100) / 100;
  const flag = (): string => (between(0, 1) < 0.5 ? '0' : '1');
  const command = (index: number): string => {
    const letter = 'LlHhVvCcSsQqTtaaZzMm'[index === 0 ? 6 : Math.floor(between(0, 20))]!;
    if (letter === 'a') {
      const shape = `a${number(60, 150)} ${number(60, 150)} ${number(-90, 90)}`;
      return `${shape} ${flag()}${flag()}${number(-40, 40)},${number(5, 40)}`;
    }
    const numbers = Array.from({ length: COUNTS[letter.toUpperCase() as 'L'] }, () =>
      letter > 'Z' ? number(-120, 120) : number(0, 300),
    );
    return letter + numbers.join(' ');
  };
  return `M${number(0, 300)} ${number(0, 300)}${Array.from({ length: 6 }, (_, index) => command(index)).join('')}`;
}
