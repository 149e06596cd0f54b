import { summary } from '../harness/statistics.mjs';
import { isAsked, open, wantedBy } from './chromium.mjs';
import { contestantPages } from './serve.mjs';

const NAMES = ['loop', 'rx-motion', 'rx-motion-play', 'gsap', 'animejs', 'motion'];
const WARM_UP = 2;

/** How many elements have what the browser interpolates. */
const FEW = [200];

const STYLED = ['loop', 'rx-motion', 'gsap', 'animejs', 'motion-script'];

const SCENES = [
  { kind: 'dom', names: [...NAMES, 'motion-script'], what: 'elements' },
  { kind: 'canvas', names: NAMES, what: 'plain objects' },
  { kind: 'style', names: STYLED, what: 'widths and colours' },
  { kind: 'css', names: STYLED, what: 'widths in per cent and translucent colours', few: true },
];

const EVENTS = { start: 'start', frame: 'run', stop: 'stop', handover: 'hand over', end: 'end' };

const OF_MOVES = ['start', 'stop', 'handover', 'end'];
/** What is shown of each kind; how long a frame takes while elements move, other cases say. */
const SHOWN = {
  dom: OF_MOVES,
  canvas: OF_MOVES,
  style: ['start', 'frame', 'stop', 'end'],
  css: ['start', 'frame', 'stop', 'end'],
};

/** The frame in which 1,000 motions start, stop, hand over, or end, in a real browser; a fresh page for each turn. */
export async function* measureWorstInChromium(asked) {
  const { rounds = 3, full } = asked;
  const wanted = wantedBy(asked);
  const kinds = SCENES.filter(({ kind }) => isAsked(asked, `worst-${kind}`));
  if (kinds.length === 0) return;
  const browser = await open(await contestantPages('worst-page', SCENES[0].names.filter(wanted)));
  try {
    const sizes = asked.sizes ?? (full ? [1_000, 5_000] : [1_000]);
    const scenes = kinds.flatMap((scene) => (scene.few ? FEW : sizes).map((count) => ({ ...scene, count })));
    for (const { kind, names, what, count } of scenes) {
      const turns = names.filter(wanted).map((name) => ({ name, rounds: [] }));
      for (let round = 0; round < rounds; round++) {
        for (let i = 0; i < turns.length; i++) {
          await turn(browser, kind, count, full ? 10 : 5, turns[(i + round) % turns.length]);
        }
      }
      for (const [event, verb] of Object.entries(EVENTS)) {
        if (!SHOWN[kind].includes(event)) continue;
        const title = `Chromium, worst frame: ${count.toLocaleString('en-US')} ${what} ${verb} in it`;
        yield {
          scene: { kind: `worst-${event}-${kind}`, count, title, isFrame: true },
          results: figures(turns, event),
        };
      }
    }
  } finally {
    await browser.close();
  }
}

async function turn({ context, address }, kind, count, times, result) {
  const page = await context.newPage();
  await page.goto(`${address}/${result.name}`);
  const { seen, problem } = await page.evaluate((how) => window.measure(...how), [kind, count, times, WARM_UP]);
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
