/** A section for the screen. */
export function asText({ title, rows, notes }) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) =>
    row
      .map((each, i) => each.padEnd(widths[i]))
      .join('   ')
      .trimEnd(),
  );
  return ['', title, ...lines.map((line) => `  ${line}`), ...notes.map((note) => `  ${note}`)].join('\n');
}

/** A section for the page. */
export function asMarkdown({ title, rows: [header, ...rows], notes }) {
  const line = (row) => `| ${row.join(' | ')} |`;
  const rule = `|${' --- |'.repeat(header.length)}`;
  const list = notes.length === 0 ? [] : ['', ...notes.map((note) => `- ${note}`)];
  return [`## ${title}`, '', line(header), rule, ...rows.map(line), ...list, ''].join('\n');
}
