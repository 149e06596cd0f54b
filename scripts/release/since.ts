/** The version in which each export first came, by entry point and name: `api/since.json`, which a release writes. */
export type Since = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The record with a new version: exports that are not in it come with that version, and those that are gone leave it.
 *
 * @param reports The reports in `api/`, by entry point.
 */
export function releasedSince(since: Since, reports: Readonly<Record<string, string>>, version: string): Since {
  return Object.fromEntries(
    Object.entries(reports).map(([specifier, report]) => [
      specifier,
      Object.fromEntries(exportsIn(report).map((name) => [name, since[specifier]?.[name] ?? version])),
    ]),
  );
}

/** The names that a report in `api/` exports. */
export function exportsIn(report: string): string[] {
  const declared =
    /^export (?:declare |abstract )*(?:class|const|enum|function|interface|let|namespace|type) ([\w$]+)/gm;
  const renamed = /^export \{ (?:[\w$]+ as )?([\w$]+) \}/gm;
  const names = [declared, renamed].flatMap((pattern) => [...report.matchAll(pattern)].map(([, name]) => name!));
  return [...new Set(names)].sort();
}
