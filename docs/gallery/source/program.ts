import * as palette from '../palette.js';
import { standIns } from './stand-ins.js';

/**
 * Turns the file of a scene into a program: it contains the helpers of the gallery, so that it runs wherever you paste
 * it.
 *
 * @param source The text of the file.
 * @throws Error when the file does not have the form of a scene.
 */
export function program(source: string): string {
  const imports = new Map<string, Set<string>>();
  const use = (name: string, from: string): void => void imports.set(from, (imports.get(from) ?? new Set()).add(name));
  const lent = new Set<string>();
  for (const [, names, from] of source.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']*)';$/gm)) {
    for (const name of names!.split(',').map((name) => name.trim()))
      if (name !== '')
        if (from!.startsWith('.')) lent.add(name);
        else use(name, from!);
  }

  const body = /^ {2}build\([^)]*\) \{\n([\s\S]*?)^ {2}\},$/m.exec(source)?.[1]?.replace(/^ {4}/gm, '');
  if (body === undefined) throw new Error('program: a scene must have a build, got none');
  let code = onOwnClock(played(body), use).replaceAll('stage.', '').replaceAll('plotCurves(stage, ', 'plotCurves(');
  if (lent.has('calm$')) {
    code = code.replaceAll('calm$', 'reducedMotion$');
    use('reducedMotion$', 'rx-motion/dom');
  }
  for (const name of ['play', 'frame$', 'ActionManager']) if (code.includes(name)) use(name, 'rx-motion');

  const colors = Object.entries(palette).filter(([name]) => lent.has(name));
  const constants = colors.map(([name, { r, g, b }]) => `const ${name} = { r: ${r}, g: ${g}, b: ${b} };\n`).join('');
  const stage = standIns(code, use);
  const isUsed = (name: string): boolean =>
    new RegExp(`\\b${name.replace('type ', '').replace('$', '\\$')}(?![\\w$])`).test(code + stage);
  const head = [...imports]
    .map(([from, names]) => [from, [...names].filter(isUsed)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([from, names]) => importOf(names, from))
    .sort(byModule);
  return [head.join('\n'), constants, `${code.trim()}\n`, stage]
    .filter((part) => part !== '')
    .map((part) => part.trimEnd())
    .join('\n\n')
    .concat('\n');
}

/** A scene returns its action and its end state; a program plays the action. */
function played(body: string): string {
  const end = body.lastIndexOf('\nreturn {') + 1;
  if (end === 0) throw new Error('program: a scene must return what is played, got none');
  const action = propertyOf(body.slice(end), 'action');
  const [, target, rest] = /^targeted\((\w+), ([\s\S]*)\)$/.exec(action) ?? [];
  const isTargeted = rest !== undefined && indexAfter(`(${rest})`, 0) === rest.length + 2;
  const before = body.slice(0, end);
  if (isTargeted) return `${before}play(${rest}, ${target!}).subscribe();`;
  if (!action.includes('\n')) return `${before}play(${action}, null).subscribe();`;
  return `${before}const action = ${action};\nplay(action, null).subscribe();`;
}

/** To go back, the gallery restarts managers and streams; a program just runs them, on the frames of the page. */
function onOwnClock(code: string, use: (name: string, from: string) => void): string {
  const found = /const action = (simulated|streamed)\([^,]+, \((?:frame\$)?\) =>\s*/.exec(code);
  if (found === null) return code;
  const start = found.index + found[0].length;
  const isBlock = code[start] === '{';
  const end = isBlock ? indexAfter(code, start) : indexAfter(code, code.indexOf('(', found.index)) - 1;
  const inner = isBlock
    ? code.slice(start + 2, end - 1).replace(/^ {2}/gm, '')
    : code.slice(start, end).trim().replace(/,$/, '').replace(/^ {2}/gm, '');
  use('frame$', 'rx-motion');
  const made = found[1] === 'streamed' ? inner.replace(/^return /m, '') : updatedByFrames(inner);
  return `${code.slice(0, found.index)}${made.trimEnd().replace(/;?$/, ';')}\n`;
}

/** Each frame updates the result of a simulation. */
function updatedByFrames(inner: string): string {
  const named = /^return (\w+);\n/m.exec(inner);
  if (named !== null) return inner.replace(named[0], `frame$.subscribe((dt) => ${named[1]!}.update(dt));\n`);
  return inner.replace(
    /^return \{\n {2}update\(dt\) \{\n([\s\S]*?)^ {2}\},\n\};/m,
    (_, updates: string) => `frame$.subscribe((dt) => {\n${updates.replace(/^ {2}/gm, '')}});`,
  );
}

/** The text of a property of the object at the start of a text; for a shorthand property, its name. */
function propertyOf(text: string, name: string): string {
  const at = text.search(new RegExp(`\\b${name}\\b`));
  if (text[at + name.length] !== ':') return name;
  const start = at + name.length + 2;
  let end = start;
  while (text[end] !== ',' && text[end] !== '}') end = '([{'.includes(text[end]!) ? indexAfter(text, end) : end + 1;
  return text.slice(start, end).trim().replace(/^ {2}/gm, '');
}

/** The index after the bracket that closes the one at an index. */
function indexAfter(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ('([{'.includes(text[at]!)) depth++;
    else if (')]}'.includes(text[at]!) && --depth === 0) return at + 1;
  }
  return text.length;
}

function importOf(names: string[], from: string): string {
  const sorted = names.sort((a, b) => a.replace('type ', '').localeCompare(b.replace('type ', '')));
  const line = `import { ${sorted.join(', ')} } from '${from}';`;
  return line.length <= 120 ? line : `import {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

function byModule(one: string, other: string): number {
  const moduleOf = (line: string): string => line.slice(line.lastIndexOf("'", line.length - 3));
  return moduleOf(one).localeCompare(moduleOf(other));
}
