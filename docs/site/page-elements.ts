const drawing = (viewBox: string, shape: string): string =>
  `<svg viewBox="${viewBox}" width="240" stroke="currentcolor" stroke-width="2">${shape}</svg>`;

const picture = '<div class="picture card" style="height: 240px">A picture</div>';

/** The elements that examples of the pages use, by what their code asks for. */
const elements: readonly (readonly [asked: RegExp, html: string])[] = [
  [/'svg'/, drawing('0 0 100 100', '<circle cx="50" cy="50" r="20" fill="none" />')],
  [/'circle'/, drawing('0 0 100 100', '<circle cx="50" cy="50" r="8" fill="navy" />')],
  [/'path'/, drawing('-5 -5 60 60', '<path d="M0 0h50v50h-50z" fill="none" />')],
  [/'canvas'/, '<canvas width="640" height="360" style="width: 100%"></canvas>'],
  [/#open/, '<button id="open">Open</button>'],
  [/'dialog'/, '<dialog class="card"><p>Hello</p><button>Close</button></dialog>'],
  [/#ship/, '<div id="ship" class="card" style="width: 96px; height: 48px"></div>'],
  [/#card/, '<div id="card" class="card" style="width: 240px; padding: 24px">A card</div>'],
  [/#box/, '<div id="box" class="card" style="width: 96px; height: 96px"></div>'],
  [/#panel \{/, '<style>#panel { height: 0; overflow: hidden; visibility: hidden }</style>'],
  [/#panel a \{/, '<style>#panel a { display: block; opacity: 0; transform: translateY(-8px) }</style>'],
  [/^(?![^]*#panel a)[^]*#panel/, '<div id="panel" class="card">A panel<br>of two lines</div>'],
  [/#panel a/, '<nav id="panel" class="card"><a href="#">New</a><a href="#">Open</a><a href="#">Close</a></nav>'],
  [/#list/, '<div id="list" style="position: relative"><p>One</p><p>Two</p></div>'],
  [/^(?![^]*#hero h1)[^]*#hero/, `<div id="hero">${picture}</div>`],
  [/#hero h1/, `<div id="hero">${picture}<h1>A title</h1></div>`],
];

/** Files that the frame of the playground cannot load. */
const files = /\.(?:plist|png|json)'|'img'/;

/** Examples that fill the page themselves. */
const own = 'document.body.innerHTML = ';

/** Selectors of everything that {@link elements} has. */
const known = /#(?:open|box|ship|card|panel|list|hero)\b/g;

/**
 * An example that needs a page as a program that makes its elements first.
 *
 * @returns undefined if it needs others, or files.
 */
export function withElements(code: string): string | undefined {
  const asked = [
    ...code.matchAll(/querySelector(?:All)?(?:<[^>]*>)?\('([^']*)'/g),
    ...code.matchAll(/(?:flip|flipGroup)\('([^']*)'/g),
  ];
  const isMade = asked.every(([, selector]) =>
    /^(?:canvas|svg|circle|path|dialog|button|\.picture)$/.test(
      selector!.replace(known, '').replace(/[, ]/g, '') || 'canvas',
    ),
  );
  if (files.test(code)) return undefined;
  if (code.includes(own)) return code;
  if (!isMade) return undefined;
  const html = elements.filter(([pattern]) => pattern.test(code)).map(([, text]) => `  ${text}`);
  if (html.length === 0) return undefined;
  const isScrolled = /scrollTime|viewTime|whenVisible|scrollTo|scrollDirection/.test(code);
  const [above, below] = isScrolled
    ? ['  <p style="height: 100vh">Scroll down.</p>\n', '\n  <p style="height: 150vh"></p>']
    : ['', ''];
  const setup = `document.body.innerHTML = \`\n${above}${html.join('\n')}${below}\n\`;\n`;
  const imports = /^(?:import [^]*?from '[^']*';\n)+/.exec(code)?.[0] ?? '';
  return `${imports}\n// The elements of this example.\n${setup}${code.slice(imports.length)}`;
}
