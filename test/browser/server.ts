import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { libraryPath, readLibrary } from './library.js';

/** Files of one folder of the server, by name. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A server in this process, on 127.0.0.1 and a free port. */
export interface PageServer {
  /** Serves files from a folder and returns its address, with a trailing slash. The same object has the same folder. */
  readonly add: (files: Files) => string;
  readonly close: () => Promise<void>;
}

/** Serves pages from memory, each in its own folder, to this machine only. */
export async function servePages(): Promise<PageServer> {
  const contents = new Map<string, string | Uint8Array>();
  const folders = new Map<Files, string>();
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://127.0.0.1').pathname;
    const content =
      path === libraryPath ? readLibrary() : contents.get(path.endsWith('/') ? `${path}index.html` : path);
    // The browser requests an icon by itself; a 404 would be logged as an error of the page.
    const status = content !== undefined ? 200 : path === '/favicon.ico' ? 204 : 404;
    // A folder never changes, so its files may be cached.
    const headers = { 'content-type': types[extname(path)] ?? types['.html'], 'cache-control': 'max-age=3600' };
    response.writeHead(status, headers).end(content);
  });
  const { base, close } = await listen(server);

  return {
    add(files) {
      const known = folders.get(files);
      if (known !== undefined) return base + known;
      const folder = `/${String(folders.size + 1)}/`;
      folders.set(files, folder);
      for (const [name, content] of Object.entries(files)) contents.set(folder + name, content);
      return base + folder;
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
