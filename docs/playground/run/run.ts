import frame from './frame.html?raw';

/** What a running program tells: what it logs, what it throws, and that its last line has run. */
export type Report =
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string; readonly line?: number | undefined }
  | { readonly kind: 'ran' };

/** What a program runs with. */
export interface RunOptions {
  /** What it may import. */
  readonly modules: Readonly<Record<string, string>>;
  readonly scheme: 'light' | 'dark';
  readonly report: (report: Report) => void;
}

/**
 * Runs a program in a frame of its own, which can reach neither the page nor any host.
 *
 * @param host Where the frame goes.
 * @param code JavaScript; its imports are those of `modules`.
 * @returns Ends the program.
 */
export function run(host: HTMLElement, code: string, { modules, scheme, report }: RunOptions): () => void {
  const element = document.createElement('iframe');
  element.title = 'The running program';
  element.setAttribute('sandbox', 'allow-scripts');
  element.srcdoc = frame;
  const listen = ({ source, data }: MessageEvent<Report>): void => {
    if (source === element.contentWindow) report(data);
  };
  element.addEventListener('load', () => element.contentWindow?.postMessage({ code, modules, scheme }, '*'), {
    once: true,
  });
  window.addEventListener('message', listen);
  host.append(element);
  return () => {
    window.removeEventListener('message', listen);
    element.remove();
  };
}
