import { isAsked, open, wantedBy } from './chromium.mjs';
import { contestantPages } from './serve.mjs';
import { figures } from './worst.mjs';

export const WARM_UP = 2;

export const LAYOUT = {
  kind: 'layout',
  names: ['loop', 'rx-motion', 'rx-motion-auto', 'gsap', 'motion', 'animejs', 'auto-animate'],
  sizes: [20, 200, 1_000],
  what: 'cards are shuffled',
};

const TASKS = [
  {
    kind: 'text',
    names: ['loop', 'rx-motion', 'gsap', 'animejs'],
    sizes: [1_000, 10_000],
    what: 'characters of a text are split',
  },
  LAYOUT,
  {
    kind: 'scroll',
    names: ['loop', 'rx-motion', 'rx-motion-timeline', 'gsap', 'animejs', 'motion'],
    sizes: [200],
    what: 'elements are led by scrolling',
  },
  {
    kind: 'follow',
    names: ['loop', 'rx-motion', 'gsap', 'animejs', 'motion'],
    sizes: [500],
    what: 'elements follow a path of SVG',
  },
  {
    kind: 'morph',
    names: ['loop', 'rx-motion', 'gsap', 'animejs'],
    sizes: [500],
    what: 'paths of SVG turn into another one',
  },
];

const EVENTS = { change: '', after: ', a frame after that' };

/** What pages are made of, in a real browser: the frame in which it happens, and those after it. */
export async function* measureTasksInChromium(asked) {
  const { rounds = 3, full } = asked;
  const wanted = wantedBy(asked);
  const tasks = TASKS.filter(({ kind }) => isAsked(asked, kind));
  if (tasks.length === 0) return;
  const names = [...new Set(tasks.flatMap((task) => task.names))].filter(wanted);
  const browser = await open(await contestantPages('tasks-page', names, undefined, 'tasks'));
  try {
    for (const { kind, names: kindNames, sizes, what } of tasks) {
      for (const count of asked.sizes ?? sizes) {
        const turns = kindNames.filter(wanted).map((name) => ({ name, rounds: [] }));
        for (let round = 0; round < rounds; round++) {
          for (let i = 0; i < turns.length; i++) {
            await turn(browser, [kind, count, full ? 10 : 5, WARM_UP], turns[(i + round) % turns.length]);
          }
        }
        for (const event of Object.keys(EVENTS).filter((event) => event in turns[0].rounds[0][0])) {
          const title = `Chromium: ${count.toLocaleString('en-US')} ${what}${EVENTS[event]}`;
          yield { scene: { kind: `${kind}-${event}`, count, title, isFrame: true }, results: figures(turns, event) };
        }
      }
    }
  } finally {
    await browser.close();
  }
}

async function turn({ context, address }, how, result) {
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => {
    result.problem = message;
  });
  await page.goto(`${address}/${result.name}`);
  const { seen } = await page.evaluate((how) => window.measure(...how), how);
  await page.close();
  result.rounds.push(seen);
}
