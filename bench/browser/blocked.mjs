import { chromiumTitle } from '../harness/section.mjs';
import { open, wantedBy } from './chromium.mjs';
import { contestantPages } from './serve.mjs';

const NAMES = ['loop', 'rx-motion', 'rx-motion-native', 'gsap', 'motion', 'motion-script', 'animejs', 'animejs-waapi'];
const COUNT = 100;
const BLOCKED = 500;

const CATEGORIES = ['blink.user_timing', 'viz'];

/** The frames that are shown while the page's own thread is busy for half a second, and 100 elements move. */
export async function measureBlockedInChromium(asked, abilities) {
  const { rounds = 3 } = asked;
  const names = NAMES.filter(wantedBy(asked));
  const browser = await open(await contestantPages('page', names));
  const rows = [];
  try {
    for (const name of names) {
      const shown = [];
      for (let round = 0; round < rounds; round++) shown.push(await framesShown(browser, name));
      rows.push([chromiumTitle(name, abilities), String(shown.sort((a, b) => a - b)[rounds >> 1])]);
    }
  } finally {
    await browser.close();
  }
  const title = `Chromium: ${COUNT} elements move while the main thread is busy for ${BLOCKED} ms · frames shown in that time`;
  return { title, rows: [['', 'frames'], ...rows], notes: [] };
}

async function framesShown({ context, address }, name) {
  const page = await context.newPage();
  await page.goto(`${address}/${name}`);
  await page.evaluate(([count]) => window.prepare('native', count), [COUNT]);
  const devtools = await context.newCDPSession(page);
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await page.evaluate((milliseconds) => {
    const start = performance.now();
    performance.mark('blocked');
    while (performance.now() - start < milliseconds);
    performance.mark('free');
  }, BLOCKED);
  await devtools.send('Tracing.end');
  await isComplete;
  await page.close();
  const [from, to] = ['blocked', 'free'].map((mark) => events.find((event) => event.name === mark));
  const isShown = ({ name, ts }) => name === 'Display::FrameDisplayed' && ts > from.ts && ts < to.ts;
  return events.filter(isShown).length;
}
