/** How often each thing happened in the logs of programs. */
export class Coverage {
  private readonly counts = new Map<string, Map<string, number>>();
  private programs = 0;
  private lines = 0;
  private restingEarly = 0;

  add(log: readonly string[]): void {
    this.programs++;
    this.lines += log.length;
    if (!log.slice(Math.floor(log.length / 2)).some((line) => /^ *(at|set) /.test(line))) this.restingEarly++;
    for (const line of log) this.addLine(line.trim(), line.startsWith(' '));
    this.addHandOvers(log);
  }

  count(group: string, name: string): number {
    return this.counts.get(group)?.get(name) ?? 0;
  }

  toString(): string {
    const groups = [...this.counts].map(([group, counts]) => {
      const sorted = [...counts].sort(([, a], [, b]) => b - a);
      return `${group}: ${sorted.map(([name, count]) => `${name} ${count}`).join(', ')}`;
    });
    const programs = `${this.programs} programs, ${this.lines} lines`;
    return [`${programs}, ${this.restingEarly} without a move in their second half`, ...groups].join('\n');
  }

  private addLine(line: string, isNested: boolean): void {
    const [first = '', second = '', third = ''] = line.split(' ');
    this.bump('lines', first);
    if (isNested) this.bump('lines from within callbacks', first);
    if (first === 'run' || first === 'play' || first === 'drive') {
      for (const [, kind = ''] of line.matchAll(/(\w+)\(/g)) this.bump('made', kind);
      for (const [, option = ''] of line.matchAll(/"(tag|flags|paused|seekable|until|policy":"\w+)"/g))
        this.bump('options', option.replace('":"', ' '));
    }
    if (first === 'state') this.bump('states', third);
    if (first === 'done') this.bump('ends', second);
    if (first === 'threw' || first === 'unhandled') this.bump('errors', `${first} ${second}`);
  }

  /** Runs that waited for another one, and then ran to their end. */
  private addHandOvers(log: readonly string[]): void {
    const waited = new Set<string>();
    for (const line of log) {
      const [, id] = /^ *run (\d+) .*"policy":"concat"/.exec(line) ?? [];
      if (id !== undefined) waited.add(id);
      const [, completed] = /^state (\d+) completed/.exec(line) ?? [];
      if (waited.delete(completed ?? '')) this.bump('hand-overs', 'concat');
    }
  }

  private bump(group: string, name: string): void {
    const counts = this.counts.get(group) ?? new Map<string, number>();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    this.counts.set(group, counts);
  }
}
