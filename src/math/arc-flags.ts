/** A number in a text, as part of a regular expression. */
export const NUMBER: string = '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?';

/**
 * Replaces the flags of the arcs in a path by marks, because they are no numbers that could be animated. They need no
 * space after them.
 */
export function markFlags(text: string): string {
  return text.replace(
    /(a)([\d\s,.e+-]+)/gi,
    (_, command: string, numbers: string) =>
      command +
      numbers.replace(
        arc,
        (_, before: string, large: string, sweep: string, after: string) =>
          `${before}${MARKS[Number(large)]} ${MARKS[Number(sweep)]} ${after.replace(/^[\s,]+/, '')}`,
      ),
  );
}

/** The opposite of {@link markFlags}. */
export function unmarkFlags(text: string): string {
  return text.replace(/[\uE000\uE001]/g, (mark) => String(MARKS.indexOf(mark)));
}

/** Of flags that are 0 and 1. */
const MARKS: readonly string[] = ['\uE000', '\uE001'];

/** The numbers of an arc. */
const arc = /* @__PURE__ */ (() =>
  new RegExp(String.raw`((?:[\s,]*${NUMBER}){3}[\s,]*)([01])[\s,]*([01])((?:[\s,]*${NUMBER}){2})`, 'giy'))();
