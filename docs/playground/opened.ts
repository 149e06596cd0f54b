import type { Subscription } from 'rxjs';
import { calm$ } from '../gallery/shell/calm.js';
import { type Editor, openEditor } from './editor/editor.js';
import { type LanguageClient, startLanguage } from './language/client.js';
import type { PlaygroundOptions } from './mount-playground.js';
import { type Parts, partsOf } from './parts.js';
import { type Report, run, type Running } from './run/run.js';
import { draftOf } from './share/draft.js';
import { openOnline } from './share/online.js';
import { nameOf, projectFiles, type ProjectParts, zipProject } from './share/project.js';
import { fromShared, toShared } from './share/shared-code.js';
import { createView, type View } from './view.js';

/** A playground with an open editor. */
export interface Opened {
  readonly close: () => void;
}

/** Fills an element with a playground, and starts its program. */
export async function openPlayground(
  element: HTMLElement,
  options: PlaygroundOptions,
  signal: AbortSignal,
): Promise<Opened> {
  const parts = await partsOf(options.files ?? document.documentElement.dataset.playground ?? 'playground/');
  signal.throwIfAborted();
  const opened = new OpenPlayground(element, options, parts);
  await opened.start();
  return opened;
}

class OpenPlayground implements Opened {
  private readonly view: View;
  private readonly language: LanguageClient;
  private readonly editor: Editor;
  private readonly options: PlaygroundOptions;
  private readonly parts: Parts;
  /** Whether all motion of the site is paused. */
  private isCalm = false;
  private readonly following: Subscription;
  private running: Running | null = null;
  private isClosed = false;

  constructor(element: HTMLElement, options: PlaygroundOptions, parts: Parts) {
    this.options = options;
    this.parts = parts;
    this.language = startLanguage(parts.worker, parts.types);
    this.view = createView(element, {
      run: () => this.restart(),
      reset: () => this.reset(),
      copy: () => this.copy(),
      share: () => this.share(),
      download: () => this.download(),
      openOnline: () => openOnline(this.options.title, projectFiles(this.projectParts())),
    });
    const { title, code } = options;
    const shared = this.sharedCode();
    const draft = draftOf(`${title} ${shared === null ? this.shareAt() : location.href}`);
    const changed = (): void => {
      const isChanged = this.editor.code() !== code;
      this.view.setChanged(isChanged);
      draft.write(isChanged ? this.editor.code() : null);
    };
    this.editor = openEditor(this.view.editor, {
      code: draft.read() ?? shared ?? code,
      language: this.language,
      run: () => this.restart(),
      changed,
    });
    changed();
    this.following = calm$.subscribe((calm) => {
      this.isCalm = calm;
      this.running?.setCalm(calm);
    });
  }

  async start(): Promise<void> {
    const code = await this.language.strip(this.editor.code());
    if (this.isClosed) return;
    this.running?.stop();
    this.view.clearLog();
    this.editor.markLine(null);
    this.running = run(this.view.result, code, {
      modules: this.parts.modules,
      scheme: this.view.scheme(),
      calm: this.isCalm,
      report: (said) => this.hear(said),
    });
  }

  private restart(): void {
    this.start().catch((error: unknown) => this.view.log('error', String(error)));
  }

  close(): void {
    this.isClosed = true;
    this.following.unsubscribe();
    this.running?.stop();
    this.editor.close();
    this.language.close();
  }

  private hear(report: Report): void {
    if (report.kind === 'ran') {
      this.view.setRan();
      return;
    }
    const { line } = { line: undefined, ...report };
    if (line !== undefined) this.editor.markLine(line);
    this.view.log(report.kind, line === undefined ? report.text : `line ${String(line)}: ${report.text}`);
  }

  private reset(): void {
    this.editor.replace(this.options.code);
    this.restart();
    this.view.say('Restored the original program.');
  }

  private async copy(): Promise<void> {
    await navigator.clipboard.writeText(this.editor.code());
    this.view.say('Copied the program.');
  }

  private async share(): Promise<void> {
    await navigator.clipboard.writeText(this.shareAt() + toShared(this.editor.code()));
    this.view.say('Copied a link to the program.');
  }

  /** The program in the page's address, if it is for this playground. */
  private sharedCode(): string | null {
    const { hash } = new URL(this.shareAt());
    return location.hash.startsWith(hash) ? fromShared(location.hash) : null;
  }

  private shareAt(): string {
    const { title, shareAt = `#${nameOf(title)}&` } = this.options;
    return new URL(shareAt, location.href).href;
  }

  private projectParts(): ProjectParts {
    const { modules, types } = this.parts;
    return { title: this.options.title, code: this.editor.code(), modules, types };
  }

  private download(): void {
    const { title } = this.options;
    const zip = zipProject(this.projectParts());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }));
    link.download = `${nameOf(title)}.zip`;
    link.click();
    URL.revokeObjectURL(link.href);
    this.view.say('Unpack it, then: npm i && npm start');
  }
}
