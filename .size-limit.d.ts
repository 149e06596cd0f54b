/** A use of the library, or a file, with the most bytes that it may have. */
interface Budget {
  readonly name: string;
  readonly limit: string;
  /** The names that it imports, by the path of the script. */
  readonly import?: Readonly<Record<string, string>>;
}

declare const budgets: readonly Budget[];
export default budgets;
