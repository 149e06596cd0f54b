/** How often each thing happened in the logs of programs. */
export class Coverage {
  private readonly counts = new Map<string, Map<string, number>>();
  private programs = 0;
  private lines = 0;
  private quiet = 0;

  add(log: readonly string[]): void {
    this.programs++;
    this.lines += log.length;
    // Nothing moved in the second half of its frames.
    if (!log.slice(Math.floor(log.length / 2)).some((line) => /^ *(at|set) /.test(line))) this.quiet++;
    for (const line of log) this.addLine(line.trim());
  }

  count(group: string, name: string): number {
    return this.counts.get(group)?.get(name) ?? 0;
  }

  toString(): string {
    const groups = [...this.counts].map(([group, counts]) => {
      const sorted = [...counts].sort(([, a], [, b]) => b - a);
      return `${group}: ${sorted.map(([name, count]) => `${name} ${count}`).join(', ')}`;
    });
    return [`${this.programs} programs, ${this.lines} lines, ${this.quiet} come to rest early`, ...groups].join('\n');
  }

  private addLine(line: string): void {
    const [word = ''] = line.split(' ');
    this.bump('lines', word);
    if (word === 'run' || word === 'play' || word === 'drive')
      for (const [, kind = ''] of line.matchAll(/(\w+)\(/g)) this.bump('made', kind);
    if (word === 'run')
      for (const [, option = ''] of line.matchAll(/"(tag|flags|paused|seekable|until|policy":"\w+)"/g))
        this.bump('options', option);
    if (word === 'state') this.bump('states', line.split(' ')[2]!);
    if (word === 'done') this.bump('ends', line.split(' ')[1]!);
    if (word === 'threw' || word === 'unhandled') this.bump('errors', line.split(' ').slice(0, 2).join(' '));
  }

  private bump(group: string, name: string): void {
    const counts = this.counts.get(group) ?? new Map<string, number>();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    this.counts.set(group, counts);
  }
}
