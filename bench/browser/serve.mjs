import { createServer } from 'node:http';
import { build } from 'esbuild';
import { bench } from '../harness/contestants.mjs';

const STYLE = 'body{margin:0}.box{position:absolute;width:6px;height:6px;background:#36c}';

/**
 * Serves one page for each contestant, the same but for its script. It is isolated, so that its clock has steps of 5 µs.
 *
 * @param everyday Those that share a script, which goes by the page's address.
 */
export async function servePages(names, everyday) {
  const pages = new Map();
  for (const name of names) {
    pages.set(`/${name}`, page(await script(everyday.includes(name) ? 'rx-motion-everyday' : name)));
  }
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

const page = (code) =>
  `<!doctype html><meta charset=utf-8><style>${STYLE}</style><body><script>${code.replaceAll('</script', '<\\/script')}</script>`;

async function script(name) {
  const { outputFiles } = await build({
    entryPoints: [`${bench}browser/page.mjs`],
    // One copy of React: a contestant of the other benches brings its own.
    alias: { contestant: `${bench}browser/contestants/${name}.mjs`, react: `${bench}../node_modules/react` },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
