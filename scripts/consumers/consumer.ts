/** A project that somebody might have, as small as it can be, with the settings that its tools come with. */
export interface Consumer {
  readonly name: string;
  /** What is installed beside rx-motion and rxjs, as npm is told. */
  readonly packages: readonly string[];
  /** What package.json says beside its dependencies. */
  readonly manifest?: object;
  /** Which animations are run in it; each entry point has one, see the folder `exercises`. */
  readonly exercises?: Exercises | readonly Exercises[];
  /** The other files of the project. */
  readonly files: Readonly<Record<string, string>>;
  /** How it is installed, where that is not npm's to do. */
  readonly install?: string;
  /** Commands, as in a terminal; all of them have to succeed. */
  readonly steps: readonly string[];
  /** A folder whose index.html is opened in Chromium at the end: the page has to report that all animations have run. */
  readonly page?: string;
  /** Whether it is a part of `npm test`; then every package must be one of this project's own. */
  readonly fast?: true;
  /** Why it cannot be run here; the table says so. */
  readonly impossible?: string;
}

export interface Exercises {
  /** Where they are put, in the project. */
  readonly folder: string;
  readonly extension: 'ts' | 'mts' | 'js' | 'mjs' | 'cjs';
  /** How one file imports another: './dom', './dom.js'. */
  readonly suffix?: string;
  /** Folders of exercises: what they need. */
  readonly platforms: readonly string[];
}

/** Consumers that are a section of the table. */
export interface Group {
  readonly name: string;
  readonly consumers: readonly Consumer[];
}
