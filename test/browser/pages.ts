import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { holdFrames } from './hold-frames.js';

/** How time passes in a page. */
export type PageClock = 'stepped' | 'real';

/**
 * The pages of a context. A page whose test changed nothing that lasts, such as its size, is used again by a later
 * test, which saves a fifth of a second.
 */
export class Pages {
  readonly #context: BrowserContext;
  readonly #taken: { readonly page: Page; readonly clock: PageClock }[] = [];
  /** With the developer tools. What a session emulates ends with it. */
  readonly #sessions: CDPSession[] = [];
  /** Those that can't be used again. */
  readonly #spent = new WeakSet<Page>();
  /** Those whose mouse is somewhere. */
  readonly #pointed = new WeakSet<Page>();
  readonly #idle = new Map<PageClock, Page>();

  constructor(context: BrowserContext) {
    this.#context = context;
    const open = context.newCDPSession.bind(context);
    context.newCDPSession = async (page) => {
      const session = await open(page);
      this.#sessions.push(session);
      return session;
    };
  }

  async take(clock: PageClock): Promise<Page> {
    const page = this.#idle.get(clock) ?? (await this.#open(clock));
    this.#idle.delete(clock);
    this.#taken.push({ page, clock });
    return new Proxy(page, {
      get: (_, name) => {
        if (pointing.has(name)) this.#pointed.add(page);
        else if (!harmless.has(name)) this.#spent.add(page);
        const value = Reflect.get(page, name) as unknown;
        return typeof value === 'function' ? (value.bind(page) as unknown) : value;
      },
    });
  }

  /** Ends the use of all pages. */
  async release(): Promise<void> {
    await Promise.allSettled(this.#sessions.splice(0).map((session) => session.detach()));
    for (const { page, clock } of this.#taken.splice(0)) {
      page.removeAllListeners();
      if (this.#spent.has(page) || this.#idle.has(clock)) await page.close();
      else {
        if (this.#pointed.has(page)) await putAway(page);
        this.#idle.set(clock, page);
      }
    }
  }

  async #open(clock: PageClock): Promise<Page> {
    const page = await this.#context.newPage();
    if (clock === 'stepped') await page.addInitScript(holdFrames);
    return page;
  }
}

/** Leaves the mouse where no test has an element. */
async function putAway(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.mouse.up();
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width - 1, height - 1);
}

const pointing: ReadonlySet<string | symbol> = new Set(['click', 'locator', 'mouse', 'waitForSelector']);

/** Nothing of these remains when the page shows another document and its sessions have ended. */
const harmless: ReadonlySet<string | symbol> = new Set([
  '$$eval',
  '$eval',
  'context',
  'evaluate',
  'evaluateHandle',
  'fill',
  'focus',
  'getAttribute',
  'goto',
  'innerHTML',
  'keyboard',
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
