import { createServer } from 'node:http';
import { build } from 'esbuild';
import { bench } from '../harness/contestants.mjs';

/** One per cent of the width of a scene of `css` is 10 px. */
const STYLE =
  'body{margin:0}.css{position:relative;width:1000px}.box{position:absolute;width:6px;height:6px;background:#36c}';

/** Serves the pages by their addresses. Each is isolated, so that its clock has steps of 5 µs. */
export async function serve(pages) {
  const server = createServer(({ url }, response) => {
    response.writeHead(pages.has(url) ? 200 : 404, {
      'content-type': 'text/html',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(pages.get(url));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** `/<name>` of each contestant: `entry` with the script of that contestant. */
export async function contestantPages(entry, names, scriptOf = (name) => name, folder = 'contestants') {
  const pages = new Map();
  for (const name of names) {
    const contestant = `${bench}browser/${folder}/${scriptOf(name)}.mjs`;
    pages.set(`/${name}`, await page(entry, { contestant }));
  }
  return pages;
}

/** A page that runs `entry` of this folder. */
export async function page(entry, alias = {}) {
  const { outputFiles } = await build({
    entryPoints: [`${bench}browser/${entry}.mjs`],
    alias,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const code = outputFiles[0].text.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style><body><script>${code}</script>`;
}
