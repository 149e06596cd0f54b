import type { Entry } from './entry.js';
import type { Point } from './geometry.js';
import type { Polygon } from './sprite-frame.js';

/** The outline of a frame in a property list: numbers separated by spaces. */
export function plistPolygon(frame: Entry): Polygon {
  const numbers = (key: string, size: number): number[][] => groups(frame.at(key), listed(frame.at(key)), size);
  return polygon(frame, numbers);
}

/** The outline of a frame in TexturePacker's JSON: arrays of arrays. */
export function packerPolygon(frame: Entry): Polygon {
  const numbers = (key: string, size: number): number[][] => {
    const entry = frame.at(key);
    return groups(
      entry,
      entry.items().flatMap((group) => group.items().map((item) => item.number())),
      size,
    );
  };
  return polygon(frame, numbers);
}

function polygon(frame: Entry, numbers: (key: string, size: number) => number[][]): Polygon {
  const points = (key: string): Point[] => numbers(key, 2).map(([x = 0, y = 0]) => ({ x, y }));
  const vertices = points('vertices');
  const verticesUV = points('verticesUV');
  const triangles = numbers('triangles', 3).map(([a = 0, b = 0, c = 0]) => [a, b, c] as const);
  if (verticesUV.length !== vertices.length)
    frame.at('verticesUV').fail(`${vertices.length} corners, as many as vertices`);
  if (!triangles.flat().every((corner) => corner in vertices)) {
    frame.at('triangles').fail(`indices of the ${vertices.length} vertices`);
  }
  return Object.freeze({ vertices, verticesUV, triangles });
}

function listed(entry: Entry): number[] {
  const words = entry.text().trim();
  const numbers = words === '' ? [] : words.split(/[\s,]+/).map(Number);
  return numbers.every(Number.isFinite) ? numbers : entry.fail('numbers separated by spaces');
}

function groups(entry: Entry, numbers: readonly number[], size: number): number[][] {
  if (numbers.length % size !== 0) entry.fail(`groups of ${size} numbers`);
  return Array.from({ length: numbers.length / size }, (_, group) => numbers.slice(group * size, (group + 1) * size));
}
