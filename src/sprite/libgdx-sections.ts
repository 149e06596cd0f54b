import { Entry, excerpt } from './entry.js';

/** A name with fields: a picture, or a region in it. */
export interface LibgdxSection {
  readonly name: string;
  /** The name, with its line. */
  readonly entry: Entry;
  readonly fields: Map<string, Entry>;
}

/** A picture with its regions. */
export interface LibgdxPage extends LibgdxSection {
  readonly regions: LibgdxSection[];
}

/**
 * The sections of a text of libGDX. A blank line ends a picture; a line with a colon is a field of what precedes it.
 *
 * @throws SyntaxError with the file, the line and what was expected there.
 */
export function libgdxSections(source: string, url: string): LibgdxPage[] {
  const pages: LibgdxPage[] = [];
  let page: LibgdxPage | undefined;
  let section: LibgdxSection | undefined;
  for (const [index, whole] of source.split(/\r\n?|\n/).entries()) {
    const place = `${url}: line ${index + 1}`;
    const line = whole.trim();
    const colon = line.indexOf(':');
    if (line === '') {
      page = section = undefined;
    } else if (colon >= 0 && section !== undefined) {
      const key = line.slice(0, colon).trim();
      section.fields.set(key, new Entry(line.slice(colon + 1).trim(), place, () => key));
    } else if (colon < 0) {
      section = { name: line, entry: new Entry(line, place), fields: new Map<string, Entry>() };
      if (page === undefined) pages.push((page = { ...section, regions: [] }));
      else page.regions.push(section);
    } else if (pages.length > 0) {
      // Only the document as a whole may begin with fields, which nobody reads.
      new Entry(line, place).fail('the name of a picture');
    }
  }
  if (pages.some(({ regions }) => regions.length > 0)) return pages;
  throw new SyntaxError(`${url}: expected a picture with regions, got ${excerpt(source.trim())}`);
}

/** The numbers of a field, separated by commas. */
export function numbersIn(field: Entry, count: number): number[] {
  const words = field.text().split(',');
  const numbers = words.map((word) => (word.trim() === '' ? NaN : Number(word)));
  const isRight = numbers.length === count && numbers.every(Number.isFinite);
  return isRight ? numbers : field.fail(count === 1 ? 'a number' : `${count} numbers separated by commas`);
}
