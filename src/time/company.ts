import type { Numbers } from './effect.js';

/** Branches side by side, one of which starts or ends something now. */
export interface Company {
  /** The company in which this one is, if any. */
  readonly around: Company | null;
  /** Shows the present moment to the branches that add to some of these numbers or, if `adds` is false, own them. */
  showOthers(numbers: Numbers, adds: boolean): void;
}

/** The innermost company in which something starts or ends now; null if there is none. */
let current: Company | null = null;

/** Sets the current company. Returns the one before. */
export function setCompany(company: Company | null): Company | null {
  const before = current;
  current = company;
  return before;
}

/**
 * Called before numbers of a target are read by an action that starts, or overwritten by one that ends: lets the
 * branches beside it write what they write at this moment, because they may have been shown only the frame before.
 */
export function showOthers(numbers: Numbers, areRead: boolean): void {
  if (current === null) return;
  for (let company: Company | null = current; company !== null; company = company.around)
    company.showOthers(numbers, true);
  // What owns a number has the last word.
  if (!areRead) return;
  for (let company: Company | null = current; company !== null; company = company.around)
    company.showOthers(numbers, false);
}
