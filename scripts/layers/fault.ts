/** A line of source that breaks a rule. */
export interface Fault {
  /** From the source folder: `easing/back.ts`. */
  readonly file: string;
  readonly line: number;
  /** What stands there, and the rule. */
  readonly message: string;
}
