const number = (value) => {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-US');
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
};

/** `4.10 ×1.05 (1.02–1.09)`: the median, its ratio to the hand-written loop, the ratio's quartiles; or those of the median. */
function cell(result, { absolute }) {
  if (result === undefined) return '';
  if (result.failed !== undefined) return 'failed';
  const { value, ratio, problem } = result;
  const wrong = problem === undefined ? '' : ' !';
  if (ratio === undefined) return number(value.median) + wrong;
  if (absolute) return `${number(value.median)} (${number(value.low)}–${number(value.high)})${wrong}`;
  const spread = ratio.low === ratio.high ? '' : ` (${number(ratio.low)}–${number(ratio.high)})`;
  return `${number(value.median)} ×${number(ratio.median)}${spread}${wrong}`;
}

/** One case as rows of cells: a header, then the contestants, the loop first and the others by their ratio. */
export function table(entry, groups, abilities) {
  const bySize = new Map(
    groups.map(({ count, results }) => [count, new Map(results.map((each) => [each.name, each]))]),
  );
  const sizes = [...bySize.keys()];
  const rank = (name) => bySize.get(sizes[0]).get(name)?.ratio?.median ?? Infinity;
  const names = [...new Set(groups.flatMap(({ results }) => results.map(({ name }) => name)))];
  names.sort((a, b) => Number(b === 'loop') - Number(a === 'loop') || rank(a) - rank(b));
  const rows = names.map((name) => [
    abilities[name].title,
    ...sizes.map((size) => cell(bySize.get(size).get(name), entry)),
  ]);
  for (const [name, { title, cannot, can, missing }] of Object.entries(abilities)) {
    if (can.includes(entry.name)) continue;
    rows.push([title, missing ?? `cannot: ${cannot[entry.name] ?? 'has no such thing'}`]);
  }
  return [['', ...sizes.map((size) => `N = ${size.toLocaleString('en-US')}`)], ...rows];
}

/** What went wrong or is worth knowing in one case, a sentence each. */
export function remarks(groups, abilities) {
  return groups.flatMap(({ count, results }) =>
    results.flatMap(({ name, failed, problem, growth }) => {
      const who = `${abilities[name].title}, ${count.toLocaleString('en-US')}`;
      if (failed !== undefined) return [`${who}: failed: ${failed.split('\n').pop()}`];
      const lines = problem === undefined ? [] : [`! ${who}: ${problem}`];
      if (growth > 16) lines.push(`${who}: the heap grows by ${growth.toFixed(0)} bytes an action over the soak`);
      return lines;
    }),
  );
}

export function text(entry, groups, abilities) {
  const rows = table(entry, groups, abilities);
  const widths = rows[0].map((_, column) =>
    Math.max(...rows.map((row) => (row.length > column ? (row[column]?.length ?? 0) : 0))),
  );
  const line = (row) =>
    row
      .map((each, i) => (row.length < widths.length ? each : each.padEnd(widths[i])))
      .join('   ')
      .trimEnd();
  const notes = remarks(groups, abilities).map((note) => `  ${note}`);
  return [
    `\n${entry.title} · ${entry.per}`,
    ...rows.map((row) => `  ${line([row[0].padEnd(widths[0]), ...row.slice(1)])}`),
    ...notes,
  ].join('\n');
}

export function markdown(entry, groups, abilities) {
  const rows = table(entry, groups, abilities);
  const width = rows[0].length;
  const line = (row) => `| ${[...row, ...Array(width - row.length).fill('')].join(' | ')} |`;
  const rule = `|${' --- |'.repeat(width)}`;
  const notes = remarks(groups, abilities).map((note) => `- ${note}`);
  const [header, ...body] = rows;
  return [
    `### ${entry.title}`,
    '',
    `${entry.per}.`,
    '',
    line(header),
    rule,
    ...body.map(line),
    ...(notes.length ? ['', ...notes] : []),
    '',
  ].join('\n');
}
