import { reasons, type Report } from './run.js';

/** A report in words, and whether everything agrees or is explained. */
export interface Told {
  readonly lines: readonly string[];
  readonly isWell: boolean;
}

/**
 * Writes a report: each disagreement without a reason, each reason with its count, and the number of traces that agree.
 *
 * @param everyReasonIsNeeded Whether a reason that explains nothing is an error, as on the default set.
 */
export function tell({ results, counts, errors }: Report, everyReasonIsNeeded: boolean): Told {
  const unexplained = results.flatMap(({ file, name, unexplained }) =>
    unexplained.map(({ frame, property, expected, got }) => {
      const values = `expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
      return `${file}: ${name}: frame ${frame < 0 ? 'initial' : frame}: ${property}: ${values}`;
    }),
  );
  const onPurpose = reasons
    .filter((reason) => counts.get(reason)! > 0)
    .map((reason) => `${String(counts.get(reason)).padStart(5)}  ${reason.name}: ${reason.reason}`);
  const unused = everyReasonIsNeeded
    ? reasons.filter((reason) => counts.get(reason) === 0 && reason.isUnrecorded !== true)
    : [];
  const agree = results.filter(({ disagreements }) => disagreements.length === 0).length;
  const differ = results.filter(
    ({ disagreements, unexplained }) => disagreements.length > 0 && unexplained.length === 0,
  ).length;
  return {
    lines: [
      ...errors.map((error) => `error: ${error}`),
      ...unexplained,
      ...onPurpose,
      ...unused.map(({ name }) => `error: ${name} explains nothing`),
      `${agree} of ${results.length} traces agree, ${differ} differ on purpose`,
    ],
    isWell: errors.length === 0 && unexplained.length === 0 && unused.length === 0,
  };
}
