import { summary } from '../harness/statistics.mjs';
import { isAsked, open, wantedBy } from './chromium.mjs';
import { contestantPages } from './serve.mjs';

const FOUR = ['loop', 'rx-motion', 'gsap', 'animejs'];
/** Those that share a script, which goes by the page's address. */
const EVERYDAY = ['observed', 'play-observed', 'on', 'tween', 'glide', 'state'].map((form) => `rx-motion-${form}`);
const BINDINGS = ['loop', 'rx-motion', 'rx-motion-angular', 'rx-motion-react'];

const NATIVE = ['loop', 'rx-motion', 'rx-motion-native', 'gsap', 'motion', 'motion-script', 'animejs-waapi'];

/** For elements motion has two ways; the second one is what the others do. */
const SCENES = [
  {
    kind: 'dom',
    count: 1_000,
    names: [...FOUR, 'motion', 'motion-script'],
    title: 'Chromium: 1,000 elements move',
  },
  {
    kind: 'dom',
    count: 5_000,
    names: [...FOUR, 'motion', 'motion-script'],
    title: 'Chromium: 5,000 elements move',
  },
  ...[100, 1_000, 5_000].map((count) => ({
    kind: 'native',
    count,
    names: NATIVE,
    title: `Chromium: ${count.toLocaleString('en')} elements move by the browser's own animations`,
  })),
  {
    kind: 'canvas',
    count: 10_000,
    names: [...FOUR, 'motion'],
    title: 'Chromium: 10,000 canvas sprites move (drawing them is not counted)',
  },
  {
    kind: 'canvas',
    count: 10_000,
    names: ['loop', 'rx-motion', 'rx-motion-play', ...EVERYDAY],
    title: 'Chromium: 10,000 canvas sprites move by what people write first, on `frame$`',
  },
  {
    kind: 'dom',
    count: 1_000,
    names: BINDINGS,
    title:
      'Chromium: 1,000 elements move by a manager of their own, of an Angular component with zone.js, and of a React component',
  },
  {
    kind: 'arrival',
    count: 1_000,
    names: BINDINGS.filter((name) => name !== 'rx-motion-react'),
    title: 'Chromium: 1,000 elements enter, by `enter`, and by `appear` of an Angular component',
  },
  {
    kind: 'arrival',
    count: 1_000,
    names: ['rx-motion-react-hand', 'rx-motion-react'],
    title:
      'Chromium: 1,000 React components of one root let their elements enter, by `enter` in an effect, which is the loop here, and by `usePresence`',
  },
];

/**
 * Script time per frame in a real browser. Every round opens a fresh page for each contestant, and starts with another
 * one.
 */
export async function* measureInChromium(asked) {
  const { rounds = 3, full, bindings } = asked;
  const wanted = wantedBy(asked);
  const scenes = SCENES.filter(({ kind, names }) => isAsked(asked, kind) && names.some(wanted)).filter(
    ({ names }) => !bindings || names.includes('rx-motion-angular') || names.includes('rx-motion-react'),
  );
  if (scenes.length === 0) return;
  const names = [...new Set(scenes.flatMap(({ names }) => names))].filter(wanted);
  const pages = await contestantPages('page', names, (name) => (EVERYDAY.includes(name) ? 'rx-motion-everyday' : name));
  const browser = await open(pages);
  try {
    for (const scene of scenes) {
      const results = scene.names.filter(wanted).map((name) => ({ name, script: [], ratios: [], thread: [], fps: [] }));
      for (let round = 0; round < rounds; round++) {
        for (let i = 0; i < results.length; i++) {
          await turn(browser, scene, full ? 4 : 2, results[(i + round) % results.length]);
        }
        const loop = results.find(({ name }) => name === scene.names[0])?.script[round];
        for (const { script, ratios } of results) ratios.push(script[round] / loop);
      }
      yield { scene, results: results.map(figures) };
    }
  } finally {
    await browser.close();
  }
}

async function turn({ context, address }, { kind, count }, seconds, result) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  page.on('pageerror', ({ message }) => {
    result.problem = message;
  });
  await page.goto(`${address}/${result.name}`);
  await page.evaluate(([kind, count]) => window.prepare(kind, count), [kind, count]);
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await busy();
  const { spent, came, lost, passed } = await page.evaluate((seconds) => window.measure(seconds), seconds);
  const thread = (await busy()) - before;
  await page.close();
  const wrong = came.find((way) => !(way > 0.9 * (passed - lost) && way < 1.1 * passed));
  if (wrong !== undefined) result.problem = `moved on by ${wrong.toFixed(2)} s in ${passed.toFixed(2)} s`;
  result.script.push(summary(spent).median);
  result.thread.push(thread / spent.length);
  result.fps.push(spent.length / seconds);
}

function figures({ name, script, ratios, thread, fps, problem }) {
  const value = summary(script);
  const others = { thread: summary(thread), fps: summary(fps) };
  return { name, value, ratio: summary(ratios), ...others, ...(problem !== undefined && { problem }) };
}
