import { createServer } from 'node:http';
import { extname } from 'node:path';
import { listen, types } from '../test/browser/server.js';
import { elements, sheets } from '../test/docs/page-content.js';
import { casePages, cases, runnerPage } from './browsers/cases.js';
import { differences } from './browsers/differences.js';
import { browsers, type InstalledBrowser, isInstalled, openIn } from './browsers/installed.js';

/*
 * `npm run check:browsers`: the examples of the pages, and the laws of elements and lists, in four browsers. Words
 * select browsers: `npm run check:browsers -- firefox`. What differs as it is known to is listed, and is no failure.
 */
const SILENCE = 100_000;

const files = new Map<string, string | Uint8Array>([
  ['index.html', runnerPage()],
  ...Object.entries({ ...sheets(), ...(await casePages(elements)) }),
]);
let receive: (report: Report) => void = () => undefined;

interface Report {
  readonly index?: number;
  readonly faults?: readonly string[];
  readonly agent?: string;
}

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '', 'http://127.0.0.1').pathname.slice(1) || 'index.html';
  if (path === 'report') {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      response.end();
      receive(JSON.parse(body) as Report);
    });
    return;
  }
  const content = files.get(path);
  response.writeHead(content === undefined ? 404 : 200, { 'content-type': types[extname(path)] ?? types['.html'] });
  response.end(content);
});
const { base, close } = await listen(server);
const asked = process.argv.slice(2);
try {
  for (const browser of browsers.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word))))
    await check(browser);
} finally {
  await close();
}

async function check(browser: InstalledBrowser): Promise<void> {
  const { name, needs } = browser;
  const found = isInstalled(browser) ? await faultsIn(browser) : { agent: '', faults: [`install ${needs}`] };
  const known = differences.filter((one) => one.browser === name);
  const isKnown = (fault: string): boolean => known.some((one) => fault.startsWith(`${one.name}: `));
  const fresh = found.faults.filter((fault) => !isKnown(fault));
  const mended = known.filter((one) => !found.faults.some((fault) => fault.startsWith(`${one.name}: `)));
  console.log(`${fresh.length === 0 ? 'passed' : 'FAILED'}  ${name}  ${cases.length} cases  ${found.agent}`);
  for (const fault of fresh) console.log(`  ${fault}`);
  for (const one of known) console.log(`  differs as known: ${one.name}: ${one.why}`);
  for (const one of mended) console.log(`  no longer differs: ${one.name}`);
  if (fresh.length > 0) process.exitCode = 1;
}

/** What is wrong in a browser, each with the name of its case; a browser that says nothing for long has failed. */
function faultsIn(browser: InstalledBrowser): Promise<{ readonly agent: string; readonly faults: string[] }> {
  const faults: string[] = [];
  return new Promise((done) => {
    const end = (agent: string): void => {
      clearTimeout(timer);
      shut();
      done({ agent, faults });
    };
    const giveUp = (): void => {
      faults.push(`${cases[next]?.name ?? 'the browser'}: said nothing for ${SILENCE / 1000} seconds`);
      end('');
    };
    let next = 0;
    let timer = setTimeout(giveUp, SILENCE);
    receive = ({ index, faults: some = [], agent }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE);
      if (index !== undefined) {
        next = index + 1;
        faults.push(...some.slice(0, 2).map((text) => `${cases[index]!.name}: ${text}`));
      }
      if (agent !== undefined) end(agent);
    };
    const shut = openIn(browser, `${base}/index.html`);
  });
}
