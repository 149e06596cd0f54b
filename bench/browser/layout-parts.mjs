import { number } from '../harness/cell.mjs';
import { isAsked, open, wantedBy } from './chromium.mjs';
import { contestantPages } from './serve.mjs';
import { LAYOUT, WARM_UP } from './tasks.mjs';

const AFTER = 20;
const CATEGORIES = ['devtools.timeline', 'blink.user_timing'];
const HEADER = ['', 'script', 'style', 'layout', 'layouts', 'after: script', 'style', 'layout', 'layouts'];

/**
 * What the frame is made of in which a list is shuffled, and those after it, as Chromium's own trace has it. Style and
 * layout that a script forces are not counted as script.
 */
export async function* layoutParts(asked, titleOf) {
  const names = LAYOUT.names.filter(wantedBy(asked));
  if (!isAsked(asked, LAYOUT.kind) || names.length === 0) return;
  const browser = await open(await contestantPages('tasks-page', names, undefined, 'tasks'));
  try {
    for (const count of asked.sizes ?? LAYOUT.sizes) {
      const rows = [];
      for (const name of names) rows.push([titleOf(name), ...(await parts(browser, name, count, asked.full ? 10 : 5))]);
      const title = `Chromium: ${count.toLocaleString('en-US')} ${LAYOUT.what}, by its trace · ms a frame`;
      yield { title, rows: [HEADER, ...rows], notes: [] };
    }
  } finally {
    await browser.close();
  }
}

async function parts({ context, address }, name, count, times) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${address}/${name}`);
  await devtools.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: CATEGORIES },
  });
  const { seen } = await page.evaluate((how) => window.measure(...how), [LAYOUT.kind, count, times, WARM_UP]);
  const events = await traced(devtools);
  await page.close();
  const changes = marksOf(events, 'change').slice(WARM_UP);
  const painted = marksOf(events, 'painted').slice(WARM_UP);
  const afters = marksOf(events, 'after').slice(WARM_UP);
  const all = seen.map(({ change, after }, i) => {
    const forced = within(events, changes[i], changes[i] + 1000 * change.script);
    const first = within(events, changes[i], painted[i]);
    const later = within(events, painted[i], afters[i]);
    return [
      change.script - forced.style - forced.layout,
      ...[first.style, first.layout, first.layouts],
      ...[after.script, later.style / AFTER, later.layout / AFTER, later.layouts / AFTER],
    ];
  });
  return all[0].map((_, column) => number(median(all.map((row) => row[column]))));
}

async function traced(devtools) {
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  const { stream: handle } = await complete;
  let text = '';
  for (let isOver = false; !isOver;) {
    const { data, eof, base64Encoded } = await devtools.send('IO.read', { handle });
    text += base64Encoded ? Buffer.from(data, 'base64').toString() : data;
    isOver = eof;
  }
  return JSON.parse(text).traceEvents;
}

/** When the page has set these marks, in microseconds. */
const marksOf = (events, name) =>
  events
    .filter((event) => event.name === name && event.cat === 'blink.user_timing')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);

/** Milliseconds of style and layout between two times of a trace. */
function within(events, from, to) {
  const found = (name) => events.filter((event) => event.name === name && event.ts >= from && event.ts < to);
  const spent = (all) => all.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  const layouts = found('Layout');
  return { style: spent(found('UpdateLayoutTree')), layout: spent(layouts), layouts: layouts.length };
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
