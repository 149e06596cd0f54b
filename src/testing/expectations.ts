import type { RunHelpers } from 'rxjs/testing';

type Expecting = Pick<RunHelpers, 'expectObservable' | 'expectSubscriptions'>;

/** What writes the stack of the caller of a function. Older browsers lack it. */
interface Capturing {
  readonly captureStackTrace?: (to: object, below: unknown) => void;
}

/**
 * The expectations of a marble test. RxJS compares them at its end, where the stack no longer shows which one it is.
 */
export class Expectations {
  /** Those that have not been compared, in their order; those that were never given a diagram have no stack. */
  readonly #waiting: { stack?: string }[] = [];

  /** RxJS's helpers, which note where they were called. */
  noted({ expectObservable, expectSubscriptions }: Expecting): Expecting {
    return {
      expectObservable: this.#noting(expectObservable),
      expectSubscriptions: this.#noting(expectSubscriptions),
    };
  }

  /** Takes the next one to be compared. Returns a function that makes an error point to its line. */
  next(): (error: Error) => Error {
    const index = this.#waiting.findIndex(({ stack }) => stack !== undefined);
    const { stack = '' } = this.#waiting.splice(index, 1)[0] ?? {};
    return (error) => {
      const lines = stack.indexOf('\n    at ');
      // In other engines a stack has neither the message nor these words.
      if (lines >= 0) error.stack = String(error) + stack.slice(lines);
      return error;
    };
  }

  #noting<G extends readonly unknown[], E extends object>(expect: (...given: G) => E): (...given: G) => E {
    return (...given) => {
      const expectation: { stack?: string } = {};
      this.#waiting.push(expectation);
      const comparisons = Object.entries(expect(...given)) as [string, (...given: readonly unknown[]) => void][];
      return Object.fromEntries(
        comparisons.map(([name, compare]) => {
          const noting = (...expected: readonly unknown[]): void => {
            compare(...expected);
            expectation.stack = '';
            (Error as Capturing).captureStackTrace?.(expectation, noting);
          };
          return [name, noting];
        }),
      ) as E;
    };
  }
}
