import type { IncomingMessage, ServerResponse } from 'node:http';
import { folder, playgroundFiles } from './files.js';

/** The required part of a Vite plugin; it works with the versions 5 to 8. */
export interface PlaygroundPlugin {
  readonly name: string;
  readonly configureServer: (server: {
    readonly middlewares: { readonly use: (handler: Middleware) => unknown };
  }) => void;
  readonly generateBundle: (this: {
    readonly emitFile: (file: {
      readonly type: 'asset';
      readonly fileName: string;
      readonly source: string;
    }) => unknown;
    readonly environment?: { readonly name: string };
  }) => Promise<void>;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Adds the files of playgrounds in a folder `playground` next to the pages: to a build, and on demand when Vite serves.
 *
 * @param root The folder of the project.
 */
export function playgroundPlugin(root: string): PlaygroundPlugin {
  let files: ReturnType<typeof playgroundFiles> | null = null;
  const built = (): ReturnType<typeof playgroundFiles> => (files ??= playgroundFiles(root));
  return {
    name: 'playground',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = new RegExp(`/${folder}/([\\w.]+)$`).exec(request.url?.split('?')[0] ?? '')?.[1];
        if (name === undefined || !['modules.json', 'types.json', 'language.js', 'things.json'].includes(name)) {
          next();
          return;
        }
        void built().then((contents) => {
          response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/json');
          response.end(contents[name]);
        });
      });
    },
    async generateBundle() {
      for (const [name, source] of Object.entries(await built()))
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}
