/** A minimal project of a user, with the default settings of its tools. */
export interface Consumer {
  readonly name: string;
  /** The packages installed in addition to rx-motion and rxjs, in the syntax of npm. */
  readonly packages: readonly string[];
  /** The content of package.json, without its dependencies. */
  readonly manifest?: object;
  /** The animations to run in it; each entry point has one, see the folder `exercises`. */
  readonly exercises?: Exercises | readonly Exercises[];
  /** The other files of the project. */
  readonly files: Readonly<Record<string, string>>;
  /** The command that installs it, if not npm. */
  readonly install?: string;
  /** Shell commands; all of them must succeed. */
  readonly steps: readonly string[];
  /** A folder whose index.html is opened in Chromium at the end: the page must report that all animations have run. */
  readonly page?: string;
  /** Where that folder is copied for tests of the same page. */
  readonly copied?: () => string;
  /** Whether it is a part of `npm test`; then all of its packages must be dependencies of this project. */
  readonly fast?: true;
  /** Why it cannot run here, for the table. */
  readonly impossible?: string;
}

export interface Exercises {
  /** Their folder in the project. */
  readonly folder: string;
  readonly extension: 'ts' | 'mts' | 'js' | 'mjs' | 'cjs';
  /** How one file imports another: './dom', './dom.js'. */
  readonly suffix?: string;
  /** The folders of exercises to include, by the platform that they need. */
  readonly platforms: readonly string[];
}

/** A section of the table. */
export interface Group {
  readonly name: string;
  readonly consumers: readonly Consumer[];
}
