import { strToU8, zipSync } from 'fflate';

/** The ingredients of a project. */
export interface ProjectParts {
  readonly title: string;
  readonly code: string;
  readonly modules: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
}

/**
 * The files of a project that runs a program with `npm i && npm start`. It contains the page's copy of rx-motion.
 *
 * @returns Contents by path.
 */
export function projectFiles({ title, code, modules, types }: ProjectParts): Readonly<Record<string, string>> {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const own = Object.entries(modules).filter(([name]) => /^(?:rx-motion(?:\/|$)|#chunk-(?!rxjs))/.test(name));
  const folder = '/node_modules/rx-motion/';
  const declarations = Object.entries(types).filter(([path]) => path.startsWith(`${folder}types/`));
  const entries = own.map(([name]) => name).filter((name) => !name.startsWith('#'));
  return {
    'package.json': json({
      name: nameOf(title),
      private: true,
      type: 'module',
      scripts: { start: 'vite', build: 'tsc --noEmit && vite build' },
      dependencies: { 'rx-motion': 'file:./rx-motion', rxjs: '^7.8.0' },
      devDependencies: { typescript: '^5.9.0', vite: '^7.0.0' },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        moduleDetection: 'force',
        types: [],
        strict: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['main.ts'],
    }),
    'index.html': page(title),
    'main.ts': code.endsWith('\n') ? code : `${code}\n`,
    'README.md': readme(title),
    'rx-motion/package.json': json({
      name: 'rx-motion',
      version: '0.0.0-playground',
      type: 'module',
      sideEffects: false,
      exports: Object.fromEntries(entries.map((name) => [`.${name.slice('rx-motion'.length)}`, targets(name)])),
      imports: { '#chunk-*': './modules/chunk-*.js' },
      peerDependencies: { rxjs: '^7.8.0' },
    }),
    ...Object.fromEntries(own.map(([name, text]) => [`rx-motion/modules/${fileOf(name)}`, text])),
    ...Object.fromEntries(declarations.map(([path, text]) => [`rx-motion/${path.slice(folder.length)}`, text])),
  };
}

/** The same as a zip, in a folder of its own. */
export function zipProject(parts: ProjectParts): Uint8Array<ArrayBuffer> {
  const folder = nameOf(parts.title);
  const files = Object.entries(projectFiles(parts)).map(
    ([path, text]) => [`${folder}/${path}`, strToU8(text)] as const,
  );
  return zipSync(Object.fromEntries(files));
}

/** A title as the name of a package. */
export function nameOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['motion'];
  return words.join('-').slice(0, 60);
}

function fileOf(name: string): string {
  return `${name.replace('#', '').replace('/', '.')}.js`;
}

function targets(name: string): object {
  const path = name === 'rx-motion' ? '' : `${name.slice('rx-motion/'.length)}/`;
  return { types: `./types/${path}index.d.ts`, default: `./modules/${fileOf(name)}` };
}

function page(title: string): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${text}</title>
    <style>
      html, body { height: 100%; margin: 0; }
      body { font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <script type="module" src="./main.ts"></script>
  </body>
</html>
`;
}

function readme(title: string): string {
  return `# ${title}

    npm i && npm start

The program is \`main.ts\`. The folder \`rx-motion\` holds the copy of rx-motion that the playground ran.
`;
}
