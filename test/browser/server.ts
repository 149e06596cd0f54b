import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

/** Files of one folder of the server, by name. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A server in this process, on 127.0.0.1 and a free port. */
export interface PageServer {
  /** Serves files from a new folder and returns its address, with a trailing slash. */
  readonly add: (files: Files) => string;
  readonly close: () => Promise<void>;
}

/** Serves pages from memory, each in its own folder, to this machine only. */
export async function servePages(): Promise<PageServer> {
  const contents = new Map<string, string | Uint8Array>();
  let folders = 0;
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://127.0.0.1').pathname;
    const content = contents.get(path.endsWith('/') ? `${path}index.html` : path);
    // The browser requests an icon by itself; a 404 would be logged as an error of the page.
    const status = content !== undefined ? 200 : path === '/favicon.ico' ? 204 : 404;
    response.writeHead(status, { 'content-type': types[extname(path)] ?? types['.html'] }).end(content);
  });
  const { base, close } = await listen(server);

  return {
    add(files) {
      const folder = `/${String(++folders)}/`;
      for (const [name, content] of Object.entries(files)) contents.set(folder + name, content);
      return `${base}${folder}`;
    },
    close,
  };
}

/** Makes a server listen to this machine on a free port. Its address has no trailing slash. */
export async function listen(server: Server): Promise<{ readonly base: string; readonly close: () => Promise<void> }> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Content types, by file extension. */
export const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.plist': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
