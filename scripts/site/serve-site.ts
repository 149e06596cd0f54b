import { createServer } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Files, listen, types } from '../../test/browser/server.js';

/** Serves a site locally, on a free port, compressed like a static host. */
export async function serveSite(files: Files): Promise<{ readonly base: string; readonly close: () => Promise<void> }> {
  const packed = new Map<string, Uint8Array>();
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURI(new URL(url, 'http://127.0.0.1').pathname)
      .slice(1)
      .replace(/^$|\/$/, '$&index.html');
    const content = files[path];
    if (content === undefined) {
      response.writeHead(path === 'favicon.ico' ? 204 : 404).end();
      return;
    }
    const body = packed.get(path) ?? gzipSync(content);
    packed.set(path, body);
    const type = types[extname(path)] ?? 'application/octet-stream';
    const caching = path.startsWith('assets/') ? 'max-age=31536000, immutable' : 'max-age=600';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': caching }).end(body);
  });
  const { base, close } = await listen(server);
  return { base: `${base}/`, close };
}
