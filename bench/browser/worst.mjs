import { summary } from '../harness/statistics.mjs';
import { isAsked, open, wantedBy } from './chromium.mjs';
import { contestantPages } from './serve.mjs';

const NAMES = ['loop', 'rx-motion', 'rx-motion-play', 'gsap', 'animejs', 'motion'];
const COUNT = 1_000;
const WARM_UP = 2;

const SCENES = [
  { kind: 'dom', names: [...NAMES, 'motion-script'], what: 'elements' },
  { kind: 'canvas', names: NAMES, what: 'plain objects' },
];

const EVENTS = { start: 'start', stop: 'stop', handover: 'hand over' };

/** The frame in which 1,000 motions start, stop, or hand over, in a real browser; a fresh page for each turn. */
export async function* measureWorstInChromium(asked) {
  const { rounds = 3, full } = asked;
  const wanted = wantedBy(asked);
  if (!isAsked(asked, 'worst')) return;
  const browser = await open(await contestantPages('worst-page', SCENES[0].names.filter(wanted)));
  try {
    for (const { kind, names, what } of SCENES) {
      const turns = names.filter(wanted).map((name) => ({ name, rounds: [] }));
      for (let round = 0; round < rounds; round++) {
        for (let i = 0; i < turns.length; i++) {
          await turn(browser, kind, full ? 10 : 5, turns[(i + round) % turns.length]);
        }
      }
      for (const [event, verb] of Object.entries(EVENTS)) {
        const title = `Chromium, worst frame: ${COUNT.toLocaleString('en-US')} ${what} ${verb} in it`;
        yield {
          scene: { kind: `worst-${event}-${kind}`, count: COUNT, title, isFrame: true },
          results: figures(turns, event),
        };
      }
    }
  } finally {
    await browser.close();
  }
}

async function turn({ context, address }, kind, times, result) {
  const page = await context.newPage();
  await page.goto(`${address}/${result.name}`);
  const { seen, problem } = await page.evaluate((how) => window.measure(...how), [kind, COUNT, times, WARM_UP]);
  await page.close();
  result.rounds.push(seen);
  result.problem ??= problem;
}

/** All frames of an event; the ratios are those of the rounds' medians to the loop's. */
export function figures(turns, event) {
  const times = ({ rounds }, part) => rounds.map((seen) => seen.map((each) => each[event][part]));
  const median = (values) => summary(values).median;
  const loop = turns.find(({ name }) => name === 'loop');
  const figure = (turn, part) => {
    const base = loop && times(loop, part).map(median);
    const ratio = base && summary(times(turn, part).map((each, round) => median(each) / base[round]));
    return { value: summary(times(turn, part).flat()), ratio };
  };
  return turns.map((turn) => {
    const { name, problem } = turn;
    return { name, ...figure(turn, 'script'), thread: figure(turn, 'whole'), problem };
  });
}
