import type { Opened } from './opened.js';
import './playground.css';

/** A program to read, to run and to change. */
export interface PlaygroundOptions {
  /** TypeScript; it may import from `rx-motion`, its entry points for pages, and `rxjs`. */
  readonly code: string;
  readonly title: string;
  /**
   * The folder of the playground's files, with a trailing slash. Default: `data-playground` of the root element, or
   * `playground/` next to the page.
   */
  readonly files?: string;
  /**
   * An address that ends inside its hash; a shared program is appended to it. Default: this page, with the title in the
   * hash.
   */
  readonly shareAt?: string;
}

/** A mounted playground. */
export interface Playground {
  /** Resolves when the editor is open and the program has started; rejects when its files cannot be fetched. */
  readonly ready: Promise<void>;
  /** Ends the program and removes the playground from the page. */
  readonly close: () => void;
}

/**
 * Puts a playground into an element: an editor with types and completion, the running program, and its log. Loads
 * everything large on demand.
 *
 * ```ts no-run
 * import { mountPlayground } from './mount-playground.js';
 *
 * const code = `import { moveTo, play } from 'rx-motion'; …`;
 * const playground = mountPlayground(document.querySelector('#try')!, { code, title: 'moveTo' });
 * await playground.ready;
 * ```
 */
export function mountPlayground(host: HTMLElement, options: PlaygroundOptions): Playground {
  const element = document.createElement('section');
  element.className = 'playground';
  element.setAttribute('aria-label', `Playground: ${options.title}`);
  const preview = document.createElement('pre');
  preview.className = 'playground-preview';
  preview.tabIndex = 0;
  preview.textContent = options.code;
  const body = document.createElement('div');
  body.className = 'playground-body';
  body.append(preview);
  element.append(body);
  host.append(element);

  const closing = new AbortController();
  const opening = open();
  return {
    ready: opening.then(() => undefined),
    close() {
      closing.abort();
      element.remove();
      void opening.then(
        (opened) => opened?.close(),
        () => undefined,
      );
    },
  };

  async function open(): Promise<Opened | null> {
    try {
      const { openPlayground } = await import('./opened.js');
      return closing.signal.aborted ? null : await openPlayground(body, options, closing.signal);
    } catch (error) {
      const failure = document.createElement('p');
      failure.setAttribute('role', 'alert');
      failure.textContent = `The editor could not be loaded: ${String(error)}`;
      element.append(failure);
      throw error;
    }
  }
}
