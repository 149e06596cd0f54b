import type { BrowserContext, Page } from 'playwright-core';
import { holdFrames } from './hold-frames.js';

/** How time passes in a page. */
export type PageClock = 'stepped' | 'real';

/**
 * The pages of a context. A page whose test changed nothing that lasts, such as its size, is used again by a later
 * test: that halves the work of opening it.
 */
export class Pages {
  readonly #context: BrowserContext;
  readonly #taken: Page[] = [];
  /** Those that can't be used again. */
  readonly #spent = new WeakSet<Page>();
  #idle: Page | undefined;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async take(clock: PageClock): Promise<Page> {
    const page = clock === 'stepped' ? await this.#stepped() : await this.#context.newPage();
    if (clock === 'real') this.#spent.add(page);
    this.#taken.push(page);
    return new Proxy(page, {
      get: (_, name) => {
        if (!harmless.has(name)) this.#spent.add(page);
        const value = Reflect.get(page, name) as unknown;
        return typeof value === 'function' ? (value.bind(page) as unknown) : value;
      },
    });
  }

  /** Ends the use of all pages. */
  async release(): Promise<void> {
    for (const page of this.#taken.splice(0)) {
      page.removeAllListeners();
      if (this.#spent.has(page) || this.#idle !== undefined) await page.close();
      else this.#idle = page;
    }
  }

  async #stepped(): Promise<Page> {
    const idle = this.#idle;
    this.#idle = undefined;
    if (idle !== undefined) return idle;
    const page = await this.#context.newPage();
    await page.addInitScript(holdFrames);
    return page;
  }
}

/** Nothing of these remains when the page shows another document. */
const harmless: ReadonlySet<string | symbol> = new Set([
  '$$eval',
  '$eval',
  'evaluate',
  'evaluateHandle',
  'goto',
  'innerHTML',
  'on',
  'once',
  'screenshot',
  'textContent',
  // What `await` asks for.
  'then',
  'url',
  'waitForFunction',
  'waitForTimeout',
]);
