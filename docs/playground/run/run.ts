import { isInstant } from '../../gallery/shell/calm.js';
import type { Act } from '../../gallery/things/things.js';
import frame from './frame.html?raw';
import look from './look.css?raw';

/** A message of a running program: a log entry, an error, or that its last line has run. */
export type Report =
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string; readonly line?: number | undefined }
  | { readonly kind: 'ran' };

/** The options of a run. */
export interface RunOptions {
  /** The modules that it may import. */
  readonly modules: Readonly<Record<string, string>>;
  readonly scheme: 'light' | 'dark';
  /** Whether the program runs as for a user who asks for less motion. */
  readonly calm: boolean;
  readonly report: (report: Report) => void;
}

/** A running program. */
export interface Running {
  /** Pauses or plays all motion: the program learns that the user wants less of it, or is held where it is. */
  readonly setCalm: (calm: boolean) => void;
  /** Lets the program show what it does, until a visitor uses it. Without acts, it stops showing. */
  readonly show: (acts: readonly Act[]) => void;
  readonly stop: () => void;
}

/**
 * Runs a program in a frame of its own, which can reach neither the page nor any host.
 *
 * @param host The parent of the frame.
 * @param code JavaScript; its imports are those of `modules`.
 */
export function run(host: HTMLElement, code: string, { modules, scheme, calm, report }: RunOptions): Running {
  const element = document.createElement('iframe');
  element.title = 'The running program';
  element.setAttribute('sandbox', 'allow-scripts');
  element.srcdoc = frame.replace('<style></style>', `<style>${look}</style>`);
  const listen = ({ source, data }: MessageEvent<Report>): void => {
    if (source !== element.contentWindow) return;
    if (data.kind === 'ran') {
      hasRun = true;
      post({ acts: shown });
    }
    report(data);
  };
  let isCalm = calm;
  let shown: readonly Act[] = [];
  let isLoaded = false;
  let hasRun = false;
  const post = (message: object): void => element.contentWindow?.postMessage(message, '*');
  const start = (): void => {
    isLoaded = true;
    post({ code, modules, scheme, calm: isCalm, isInstant });
  };
  element.addEventListener('load', start, { once: true });
  window.addEventListener('message', listen);
  host.append(element);
  return {
    setCalm(calm) {
      isCalm = calm;
      if (isLoaded) post({ calm });
    },
    show(acts) {
      shown = acts;
      if (hasRun) post({ acts });
    },
    stop() {
      window.removeEventListener('message', listen);
      element.remove();
    },
  };
}
