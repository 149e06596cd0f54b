/** Random draws that depend on a seed alone. */
export class Random {
  private readonly seed: number;
  private state: number;

  constructor(seed: number) {
    this.seed = seed >>> 0;
    this.state = this.seed;
  }

  /** From 0 up to but not including 1: mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number >= 0 and < `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<V>(values: readonly V[]): V {
    return values[this.below(values.length)]!;
  }

  /** A key, in proportion to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0]!)[0];
  }

  /** An independent source: how often it is used changes no other draw. */
  fork(name: string): Random {
    let hash = this.seed ^ 0x811c9dc5;
    for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
    return new Random(hash ^ (hash >>> 15));
  }
}
