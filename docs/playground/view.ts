/** The actions of a playground's buttons. */
export interface ViewActions {
  readonly run: () => void;
  readonly reset: () => void;
  readonly copy: () => Promise<void>;
  readonly share: () => Promise<void>;
  readonly download: () => void;
  readonly openOnline: () => void;
}

/** The visible parts of a playground. */
export interface View {
  /** The parent of the editor. */
  readonly editor: HTMLElement;
  /** The parent of the running program. */
  readonly result: HTMLElement;
  readonly scheme: () => 'light' | 'dark';
  /** Whether the program differs from the original. */
  readonly setChanged: (isChanged: boolean) => void;
  readonly setRan: () => void;
  readonly log: (kind: 'log' | 'error', text: string) => void;
  readonly clearLog: () => void;
  /** A short message after a click. */
  readonly say: (text: string) => void;
}

const longestLog = 200;

/** Creates the layout of a playground in an element: its buttons, the editor, the result and the log. */
export function createView(element: HTMLElement, actions: ViewActions): View {
  const said = make('span', 'playground-said', { role: 'status' });
  const clipboardFails = (): void => say('This browser does not allow pages to write to the clipboard.');
  // A touch screen has no keys.
  const keys = matchMedia('(hover: none)').matches ? '' : ' (Ctrl or ⌘ with Enter)';
  const runs = button('Run', `run the program${keys}`, actions.run);
  runs.classList.add('is-primary');
  const resets = button('Reset', 'restore the original program', actions.reset);
  const bar = make('div', 'playground-bar', { role: 'toolbar', 'aria-label': 'program' });
  bar.append(
    runs,
    resets,
    button('Copy', 'copy the program', () => void actions.copy().catch(clipboardFails)),
    button('Share', 'copy a link to the program', () => void actions.share().catch(clipboardFails)),
    button('Download', 'download a project that runs with npm i && npm start', actions.download),
    button('StackBlitz', 'send the project to StackBlitz, and open it there in a new tab', actions.openOnline),
    said,
  );
  const editor = make('div', 'playground-editor');
  const result = make('div', 'playground-result');
  const lines = make('div', 'playground-log', { role: 'log', 'aria-label': 'log of the program', tabindex: '0' });
  lines.hidden = true;
  element.replaceChildren(bar, editor, result, lines);

  function say(text: string): void {
    said.textContent = text;
  }

  return {
    editor,
    result,
    scheme: () => (isDark(getComputedStyle(result).color) ? 'light' : 'dark'),
    setChanged(isChanged) {
      // A disabled button loses the focus.
      if (!isChanged && resets.matches(':focus')) runs.focus();
      resets.disabled = !isChanged;
      say('');
    },
    setRan: () => element.setAttribute('data-ran', ''),
    log(kind, text) {
      const line = make('div', text.startsWith('✓') ? 'is-passed' : `is-${kind}`);
      line.textContent = text;
      lines.hidden = false;
      lines.append(line);
      if (lines.childElementCount > longestLog) lines.firstElementChild!.remove();
      lines.scrollTop = lines.scrollHeight;
    },
    clearLog() {
      element.removeAttribute('data-ran');
      lines.hidden = true;
      lines.replaceChildren();
    },
    say,
  };
}

function make(tag: string, className: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function button(text: string, title: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.title = title;
  element.addEventListener('click', act);
  return element;
}

/** Whether a computed colour, such as `rgb(…)`, is closer to black than to white. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 3 * 128;
}
