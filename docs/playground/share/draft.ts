/** A program as the visitor has changed it; the browser keeps it until the tab is closed. */
export interface Draft {
  /** Null if the visitor has not changed it. */
  readonly read: () => string | null;
  /** Null deletes it. */
  readonly write: (code: string | null) => void;
}

/** @param program Identifies the program on the whole site. */
export function draftOf(program: string): Draft {
  const key = `rx-motion program ${program}`;
  return {
    read: () => ifAllowed(() => sessionStorage.getItem(key)) ?? null,
    write: (code) =>
      ifAllowed(() => (code === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, code))),
  };
}

/** A browser may refuse to store anything. */
function ifAllowed<V>(act: () => V): V | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
