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
  /** Whether the program runs as for a user who asks for less motion. Default: as the system says. */
  readonly calm?: boolean;
  readonly report: (report: Report) => void;
}

/**
 * Runs a program in a frame of its own, which can reach neither the page nor any host.
 *
 * @param host The parent of the frame.
 * @param code JavaScript; its imports are those of `modules`.
 * @returns Ends the program.
 */
export function run(
  host: HTMLElement,
  code: string,
  { modules, scheme, calm = false, report }: RunOptions,
): () => void {
  const element = document.createElement('iframe');
  element.title = 'The running program';
  element.setAttribute('sandbox', 'allow-scripts');
  element.srcdoc = frame.replace('<style></style>', `<style>${look}</style>`);
  const listen = ({ source, data }: MessageEvent<Report>): void => {
    if (source === element.contentWindow) report(data);
  };
  element.addEventListener('load', () => element.contentWindow?.postMessage({ code, modules, scheme, calm }, '*'), {
    once: true,
  });
  window.addEventListener('message', listen);
  host.append(element);
  return () => {
    window.removeEventListener('message', listen);
    element.remove();
  };
}
